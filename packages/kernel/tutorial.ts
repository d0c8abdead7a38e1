/** One step of a lesson that teaches a game by playing it. Plain data: the page shows it and waits for its action. */
export interface TutorialStep {
  readonly lesson: string;
  /** What is explained before the action. */
  readonly text: string;
  /** What to do, as one says it. */
  readonly task: string;
  /** The action that fulfils it, as the codec writes it; in real time whatever moment it is. */
  readonly action: string;
  /** What has just happened, shown after it. */
  readonly after?: string;
  /** The rules behind it. */
  readonly rules: readonly string[];
}
