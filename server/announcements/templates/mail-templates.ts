import { readFileSync } from 'node:fs';
import type { LanguageCode } from '#contract/languages.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { mailToOneself } from '../broadcasts/mail-to-oneself.ts';
import { afterText, type Words } from './after-text.ts';
import { groupOfMail } from './group-of-mail.ts';

/** Every mail as this version words it, in the order of the file that holds them. */
export const mailTemplates = (language: LanguageCode): MailTemplate[] => {
  const kept = known.get(language) ?? read(language);
  known.set(language, kept);
  return kept;
};

/** Sends one of them to the admin who asks. */
export async function testMailTemplate(
  kit: Kit,
  actor: Actor,
  { name, language }: { name: string; language: LanguageCode },
): Promise<void> {
  const template = mailTemplates(language).find((one) => one.name === name);
  if (!template) throw notFound();
  await mailToOneself(kit, actor, { ...template, language });
}

const known = new Map<LanguageCode, MailTemplate[]>();

function read(language: LanguageCode): MailTemplate[] {
  const file = new URL(`../../../locales/${language}/mail.json`, import.meta.url);
  return templatesIn(JSON.parse(readFileSync(file, 'utf8')), '', {});
}

/** What has a subject and a text is a mail; where they differ by number, the one for many. */
function templatesIn(words: Words, path: string, above: Words): MailTemplate[] {
  const subject = words.subject ?? words.subject_other;
  const text = words.text ?? words.text_other;
  const whole = (first: string) => inBrackets([first, ...afterText(path, words, above)].join('\n\n'));
  const own =
    typeof subject === 'string' && typeof text === 'string'
      ? [{ ...{ name: path, group: groupOfMail(path), subject: inBrackets(subject) }, text: whole(text) }]
      : [];
  const deeper = Object.entries(words).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? templatesIn({ ...part }, path ? `${path}.${name}` : name, words) : [],
  );
  return [...own, ...deeper];
}

/** What is filled in each time, as a reader of a preview understands it. */
const inBrackets = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, '[$1]');
