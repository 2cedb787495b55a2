/** What a browser subscribed with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  /** What a browser subscribes with; null where this installation has no keys. */
  publicKey(): Promise<string | null>;
  /**
   * Sends a message that only this browser can read. `gone`: there is no such subscription any more. Throws PushFailed
   * if the push service did not take it.
   */
  send(target: PushTarget, message: string, options: { secondsToLive: number }): Promise<'sent' | 'gone'>;
}

/** Not taken: try again later. */
export class PushFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The push service did not take it: ${code}`);
    this.code = code;
  }
}
