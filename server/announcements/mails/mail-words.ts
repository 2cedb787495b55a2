import type { LanguageCode } from '#contract/languages.ts';
import type { TextParams } from '#server/platform/translate.ts';

type Mails = typeof import('#locales/en/mail.json', { with: { type: 'json' }});

type WordsIn<Texts, Path extends string> = Texts extends { subject: string; text: string }
  ? Path
  : { [Key in keyof Texts & string]: WordsIn<Texts[Key], `${Path}.${Key}`> }[keyof Texts & string];

/** Where locales/<language>/mail.json has a mail's subject and text, e.g. `hiring.bidPlaced`. */
export type MailWords = { [Key in keyof Mails & string]: WordsIn<Mails[Key], Key> }[keyof Mails & string];

/** What a mail says beyond its words. */
export interface MailDetails {
  /** The page that the mail leads to. */
  link?: string;
  /** What fills the words besides the recipient's name and the link. */
  params(locale: LanguageCode): TextParams;
  /** These are sentences of their own, not names and amounts within one. */
  worded?: boolean;
  /** Paragraphs above the link. */
  quote?(locale: LanguageCode): string[];
  /** Paragraphs after the words. */
  closing?(locale: LanguageCode): string[];
}
