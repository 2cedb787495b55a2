export interface SmsSender {
  /**
   * Sends a text to a number in E.164. Throws SmsRefused if it never gets there, SmsFailed if it was not taken but may be
   * later, and SmsUnsure if nobody knows whether it was taken.
   */
  send(to: string, text: string): Promise<void>;
  /** Whether a text was taken since a time. Throws SmsFailed if that cannot be found out now. */
  wasTaken(to: string, text: SoughtText): Promise<boolean>;
}

export interface SoughtText {
  since: Date;
  isText(text: string): boolean;
}

/** `stopped`: the owner of the number has answered STOP. `unreachable`: no texts can be sent there. */
export type SmsRefusal = 'stopped' | 'unreachable';

export class SmsRefused extends Error {
  readonly reason: SmsRefusal;
  constructor(reason: SmsRefusal) {
    super(`This number takes no texts: ${reason}`);
    this.reason = reason;
  }
}

export class SmsFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The text was not taken: ${code}`);
    this.code = code;
  }
}

/** It may have been taken: sent again without a look, somebody would have it twice. */
export class SmsUnsure extends SmsFailed {}
