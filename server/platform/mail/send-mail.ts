import { and, eq, inArray, isNotNull, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import { minute, plus } from '../clock.ts';
import type { Reader } from '../db.ts';
import type { Kit } from '../kit.ts';
import { farewell, type MailRow, mails } from '../mail.ts';
import { pauseAfter } from '../pause-after.ts';
import { mailHtml } from './mail-html.ts';
import { oneOfMany } from './one-of-many.ts';

/** As long as a server may take; then the mail is anybody's again. */
const lease = 3 * minute;
/** About three days: a server that is down over a weekend loses none. */
const mostTries = 440;

/**
 * The tasks that hand a mail to the SMTP server. One that fails waits for `mailsDue`; what has piled up for a reader by
 * then goes as one mail. A crash after the hand-over, before we record it, sends it twice.
 */
export function mailSender(kit: Kit) {
  let transport: Promise<Transporter> | undefined;
  return async ({ id }: Record<string, unknown>): Promise<void> => {
    const { smtpUrl } = kit.settings;
    const batch = smtpUrl ? await take(kit, String(id)) : [];
    if (!smtpUrl || batch.length === 0) return;
    try {
      transport ??= transportTo(smtpUrl);
      await (await transport).sendMail(messageOf(kit, batch));
    } catch (error) {
      await noteFailure(kit, batch, error);
      return;
    }
    await noteSent(kit, batch);
  };
}

/** The library is large and web processes send nothing, so it is loaded with the first mail. */
const transportTo = async (smtpUrl: string): Promise<Transporter> =>
  (await import('nodemailer')).createTransport({ url: smtpUrl, connectionTimeout: 20_000, socketTimeout: 60_000 });

/**
 * Takes a mail that is due, so that no other worker sends it too, and after a failure whatever else waits for the same
 * reader; one that has nothing to say any more is given up. What is being sent just now has no error.
 */
function take({ db, clock }: Kit, id: string): Promise<MailRow[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(mails).where(eq(mails.id, id));
    if (!known) return [];
    const soon = lte(mails.nextTryAt, plus(now, pauseAfter(100)));
    const piledUp = and(eq(mails.recipient, known.recipient), soon, isNotNull(mails.error), isNull(mails.expiresAt));
    const isOne = known.error === null || known.expiresAt !== null;
    // in one order, so that of two workers with a mail each one gets both
    const held = await tx
      .select()
      .from(mails)
      .where(isOne ? eq(mails.id, id) : or(eq(mails.id, id), piledUp))
      .orderBy(mails.createdAt, mails.id)
      .limit(101)
      .for('update');
    const mail = held.find((one) => one.id === id);
    if (!mail?.nextTryAt || mail.nextTryAt > now) return [];
    if (mail.expiresAt && mail.expiresAt <= now) {
      await tx.update(mails).set(givenUp(now, 'expired')).where(eq(mails.id, id));
      return [];
    }
    const taken = { tries: sql`${mails.tries} + 1`, nextTryAt: plus(now, lease), error: null };
    await tx
      .update(mails)
      .set(taken)
      .where(inArray(mails.id, idsOf(held)));
    const others = held.filter((one) => one !== mail);
    return [mail, ...others].map((one) => ({ ...one, tries: one.tries + 1 }));
  });
}

function messageOf({ settings }: Kit, batch: readonly MailRow[]) {
  const mail = oneOfMany(batch, settings.publicUrl);
  const { unsubscribeUrl } = mail;
  return {
    from: settings.mailFrom,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mailHtml(mail, settings.publicUrl),
    messageId: `<${mail.id}@${new URL(settings.publicUrl).hostname}>`,
    headers: {
      // keeps out-of-office replies away (RFC 3834)
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

async function noteSent({ db, clock, settings }: Kit, batch: readonly MailRow[]): Promise<void> {
  await forgetFarewells(db, batch);
  const emptied = settings.mode === 'production' ? { text: '', code: null, link: null, unsubscribeUrl: null } : {};
  await db
    .update(mails)
    .set({ sentAt: clock.now(), nextTryAt: null, error: null, ...emptied })
    .where(inArray(mails.id, idsOf(batch)));
}

async function noteFailure({ db, clock, log }: Kit, batch: readonly MailRow[], fault: unknown): Promise<void> {
  const now = clock.now();
  const { code, isFinal } = describe(fault);
  log.warn({ mails: idsOf(batch), code }, 'mail not sent');
  // at once, so that they wait together again
  await db.transaction(async (tx) => {
    for (const { id, tries } of batch) {
      const isOver = isFinal || tries >= mostTries;
      const fate = isOver ? givenUp(now, code) : { error: code, nextTryAt: plus(now, pauseAfter(tries)) };
      await tx.update(mails).set(fate).where(eq(mails.id, id));
      if (isOver) await forgetFarewells(tx, [{ id }]);
    }
  });
}

/** Nothing of them is kept once they are sent or given up, not even the address. */
const forgetFarewells = (reader: Reader, batch: readonly Pick<MailRow, 'id'>[]) =>
  reader.delete(mails).where(and(inArray(mails.id, idsOf(batch)), like(mails.key, `${farewell}%`)));

const givenUp = (now: Date, error: string) => ({ failedAt: now, nextTryAt: null, error });
const idsOf = (batch: readonly Pick<MailRow, 'id'>[]): string[] => batch.map(({ id }) => id);

/**
 * A code of the fault; a server's own words may repeat the address. Only an answer about the recipient is final: what is
 * wrong with the server, the sender or the password is mended by the operator.
 */
function describe(fault: unknown): { code: string; isFinal: boolean } {
  const { responseCode, code, command }: Record<string, unknown> = Object(fault);
  const isFinal = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
  return { code: typeof responseCode === 'number' ? `SMTP ${responseCode}` : String(code ?? 'unknown'), isFinal };
}
