import { eq, or } from 'drizzle-orm';
import type { Reader } from '../db.ts';
import { mails } from '../mail.ts';

/** Forgets every mail to an account or its address, sent or not. */
export const forgetMails = (reader: Reader, { id, email }: { id: string; email: string }) =>
  reader.delete(mails).where(or(eq(mails.accountId, id), eq(mails.recipient, email)));
