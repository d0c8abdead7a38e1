/** The worker's side of errands: does one after the other, and says what came of it. */
import type { Order, Report } from './order.ts';

export function runErrands<Task, Answer>(work: (task: Task) => Answer): void {
  addEventListener('message', ({ data }: MessageEvent<Order<Task>>) => postMessage(reportOn(data, work)));
}

function reportOn<Task, Answer>({ id, task }: Order<Task>, work: (task: Task) => Answer): Report<Answer> {
  try {
    return { id, ok: true, answer: work(task) };
  } catch (error) {
    return { id, ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
