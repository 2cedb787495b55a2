import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Reader } from '../db.ts';
import { mails } from '../mail.ts';

/** Forgets every mail to an account or its address, sent or not. */
export const forgetMails = (reader: Reader, { id, email }: { id: string; email: string }) =>
  reader.delete(mails).where(or(eq(mails.accountId, id), eq(mails.recipient, email)));

/** Forgets the mails of these kinds to an account that are still to be sent: it wants none of them any more. */
export const forgetWaitingMails = (reader: Reader, accountId: string, kinds: readonly string[]) =>
  reader
    .delete(mails)
    .where(and(isNotNull(mails.nextTryAt), eq(mails.accountId, accountId), inArray(mails.kind, [...kinds])));
