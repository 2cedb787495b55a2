import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyLine } from './text.ts';
import { idParams, instant, maybe } from './wire.ts';

const ownerLink = z.object({ createdAt: instant, expiresAt: instant });
const ofHome = { access: ['HOST'], params: idParams } as const;

export const showOwnerLink = endpoint({
  ...ofHome,
  method: 'GET',
  path: '/api/properties/{id}/owner-link',
  summary: 'Whether the owner of a home has a link to its monthly statements; null while there is none',
  status: 200,
  answer: maybe(ownerLink),
});
export const makeOwnerLink = endpoint({
  ...ofHome,
  method: 'POST',
  path: '/api/properties/{id}/owner-link',
  summary: 'Make a link for the owner of a home, valid for a year and shown this once; an earlier one ends',
  status: 201,
  answer: ownerLink.extend({ url: z.string() }),
});
export const endOwnerLink = endpoint({
  ...ofHome,
  method: 'DELETE',
  path: '/api/properties/{id}/owner-link',
  summary: 'End the owner’s link right away; asking again changes nothing',
  status: 204,
});

/** One that was cut off or broken when it was copied is none: whoever opens it reads so on a page. */
const secret = anyLine(200);
const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => monthPattern.test(text);
const month = z.string().regex(monthPattern);
/** Whoever mistypes it, or has it in the address twice, is shown a page all the same. */
const typed = anyLine(200)
  .or(z.array(anyLine(200)))
  .optional();
/** As the page’s own links have it, and `lang` as everywhere else; without it that of the browser, or of the host. */
const inLanguage = { language: typed, lang: typed };
// Queries are not strict here: who sends such a link through a messenger has marks of its own added (`fbclid`).

export const listOwnerStatements = endpoint({
  method: 'GET',
  path: '/owner-statements/{secret}',
  access: 'anyone',
  summary:
    'A page with the monthly statement of one home, for its owner, and the way to earlier ones; the newest where there is no such month; 404 once the link has ended',
  status: 200,
  params: z.strictObject({ secret }),
  query: z.object({ month: typed, ...inLanguage }),
});
export const getOwnerStatement = endpoint({
  method: 'GET',
  path: '/owner-statements/{secret}/{month}.pdf',
  access: 'anyone',
  summary: 'What the cleanings of one home cost in a month of the operator’s calendar, as the ledger has it',
  status: 200,
  params: z.strictObject({ secret, month }),
  query: z.object(inLanguage),
});
