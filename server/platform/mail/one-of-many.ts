import type { MailRow } from '../mail.ts';
import { translate } from '../translate.ts';

type Sayable = Pick<MailRow, 'subject' | 'text' | 'language' | 'link' | 'unsubscribeUrl'>;

/** Several mails to one reader as one, in order and in full, but with one greeting; one alone stays as it is. */
export function oneOfMany<M extends Sayable>(batch: readonly M[], publicUrl: string): M {
  const [first, ...others] = batch;
  if (!first) throw new Error('There is no mail to send');
  if (others.length === 0) return first;
  const { language } = first;
  const greeting = greetingOf(batch);
  return {
    ...first,
    subject: translate(language, 'mail:several.subject', { count: batch.length }),
    text: [
      ...(greeting ? [greeting] : []),
      translate(language, 'mail:several.text', { count: batch.length }),
      ...batch.map((mail, at) => `${ruler}\n\n${mail.subject}\n\n${restOf(mail, greeting, batch.slice(at + 1))}`),
    ].join('\n\n'),
    // each has its own link in its text, and is of a kind of its own
    link: `${publicUrl}/notifications`,
    unsubscribeUrl: null,
  };
}

/** A line of its own between two mails; in HTML it becomes a rule. */
export const ruler = '―――';

/** How the mails begin: the first paragraph that two of them have in common. */
function greetingOf(batch: readonly Sayable[]): string | undefined {
  const beginnings = batch.map(beginningOf);
  return beginnings.find((one, at) => beginnings.indexOf(one) !== at);
}

const beginningOf = ({ text }: Sayable): string => text.split('\n\n', 1)[0] ?? '';

/** What a mail says beyond the greeting, and beyond the way to end mails of its kind where a later one has the same. */
function restOf(mail: Sayable, greeting: string | undefined, later: readonly Sayable[]): string {
  const { text, unsubscribeUrl } = mail;
  const paragraphs = text.split('\n\n');
  const isGreeted = greeting !== undefined && beginningOf(mail) === greeting;
  const isRepeated = unsubscribeUrl !== null && later.some((other) => other.unsubscribeUrl === unsubscribeUrl);
  const hasFooter = isRepeated && paragraphs.at(-1)?.endsWith(unsubscribeUrl);
  return paragraphs.slice(isGreeted ? 1 : 0, hasFooter ? -1 : undefined).join('\n\n');
}
