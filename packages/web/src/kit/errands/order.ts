/** What goes to and fro between the page and a worker that runs its errands. */
export interface Order<Task> {
  readonly id: number;
  readonly task: Task;
}

export type Report<Answer> =
  | { readonly id: number; readonly ok: true; readonly answer: Answer }
  | { readonly id: number; readonly ok: false; readonly problem: string };
