import type { MailRow } from '../mail.ts';
import { translate } from '../translate.ts';

type Sayable = Pick<MailRow, 'subject' | 'text' | 'language' | 'link' | 'unsubscribeUrl'>;

/** Several mails to one reader as one, in order and in full; one alone stays as it is. */
export function oneOfMany<M extends Sayable>(batch: readonly M[], publicUrl: string): M {
  const [first, ...others] = batch;
  if (!first) throw new Error('There is no mail to send');
  if (others.length === 0) return first;
  const { language } = first;
  return {
    ...first,
    subject: translate(language, 'mail:several.subject', { count: batch.length }),
    text: [
      translate(language, 'mail:several.text', { count: batch.length }),
      ...batch.map(({ subject, text }) => `${ruler}\n\n${subject}\n\n${text}`),
    ].join('\n\n'),
    // each has its own link in its text, and is of a kind of its own
    link: `${publicUrl}/notifications`,
    unsubscribeUrl: null,
  };
}

/** A line of its own between two mails; in HTML it becomes a rule. */
export const ruler = '―――';
