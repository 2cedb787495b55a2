import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { mailGroups } from './mail-groups.ts';

const language = z.enum(languageCodes);

/** A mail as this version of the product words it; what is filled in each time stands in brackets. */
const mailTemplate = z.object({
  /** Its place among the words, e.g. `hiring.bidPlaced`. */
  name: z.string(),
  /** What it is about. */
  group: z.enum(mailGroups),
  subject: z.string(),
  text: z.string(),
});
export type MailTemplate = z.infer<typeof mailTemplate>;

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/mail-templates',
  access: ['ADMIN'],
  summary: 'Every email of the product in one language',
  status: 200,
  query: z.strictObject({ language }),
  answer: z.array(mailTemplate),
});
export const testMailTemplate = endpoint({
  method: 'POST',
  path: '/api/admin/mail-templates/test',
  access: ['ADMIN'],
  summary: 'Email one of them to the caller alone; 404 for one that there is not',
  status: 204,
  body: z.strictObject({ name: z.string().regex(/^[\w.]{1,80}$/, 'invalidFormat'), language }),
});
