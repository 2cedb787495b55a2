import type { Mail } from '#server/platform/mail.ts';
import type { AnnouncedMail } from './mails-of.ts';

/** The mail alone, without what decides whether and when it is written. */
export const plainMail = ({
  thread: _thread,
  words: _words,
  later: _later,
  heldUntil: _heldUntil,
  ...mail
}: AnnouncedMail): Mail => mail;
