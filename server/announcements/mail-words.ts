type Mails = typeof import('#locales/en/mail.json', { with: { type: 'json' }});

type WordsIn<Texts, Path extends string> = Texts extends { subject: string; text: string }
  ? Path
  : { [Key in keyof Texts & string]: WordsIn<Texts[Key], `${Path}.${Key}`> }[keyof Texts & string];

/** Where locales/<language>/mail.json has a mail's subject and text, e.g. `hiring.bidPlaced`. */
export type MailWords = { [Key in keyof Mails & string]: WordsIn<Mails[Key], Key> }[keyof Mails & string];
