/** What somebody got from a server: the unit that is compared. */

export interface Receipt {
  /** Milliseconds since the server started. */
  readonly at: number;
  /** Who got it, and over which connection. */
  readonly by: string;
  /** The kind of message, or the route that answered. */
  readonly channel: string;
  /** Byte for byte as it came. */
  readonly text: string;
}

export type Receive = (channel: string, text: string) => void;
