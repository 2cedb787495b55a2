import type { FastifyReply } from 'fastify';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { isMonth } from '#contract/owner-statements.ts';
import { languageAsked, languageOf } from '#server/accounts/index.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import { limitSecretLink } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { homeByOwnerLink } from '#server/team/index.ts';
import { writeOwnerMonth } from './owner-month.ts';
import { endedPage, ownerPage } from './owner-page.ts';
import { chargesOfHome } from './read-charges.ts';
import { sendPdf } from './send-pdf.ts';
import { monthOf } from './year-of.ts';

interface Answering {
  reply: FastifyReply;
  caller: Caller;
}
/** What stands in the address, as it was typed: once, or more often. */
type Typed = string | string[] | undefined;
interface Asked {
  secret: string;
  language?: Typed;
  lang?: Typed;
}

/** The page that the owner of a home opens: the statement of one month, at first the newest, and the way to the others. */
export async function sendOwnerPage(
  kit: Kit,
  { secret, ...typed }: Asked & { month?: Typed },
  { reply, caller }: Answering,
): Promise<undefined> {
  const [month] = [typed.month].flat();
  const chosen = languageIn(typed);
  const home = await homeByOwnerLink(kit, secret).catch(nullIfGone);
  if (!home) return sendEnded(reply, caller, chosen);
  await limitSecretLink(home.linkId);
  const months = await monthsOf(kit, home);
  const present = presentMonth(kit);
  const noSuchMonth = month !== undefined && !hasBegun(kit, month);
  const asked = noSuchMonth ? undefined : month;
  const shown = asked ?? months[0]?.month ?? present;
  const letter = await writeOwnerMonth(kit, home, { month: shown, language: chosen ?? languageAsked(caller) });
  await sendHtml(reply, ownerPage(kit, home, { letter, secret, month: shown, months, chosen, noSuchMonth }));
}

const presentMonth = ({ clock, settings }: Kit): string => monthOf(clock.now(), settings.timeZone);
/** A month that has begun, at least. */
const hasBegun = (kit: Kit, month: string): boolean => isMonth(month) && month <= presentMonth(kit);

/** The months in which money moved, the newest first, with what was paid for the home. */
async function monthsOf({ db, clock, settings }: Kit, home: { hostId: string; propertyId: string }) {
  const everything = { from: new Date(0), until: new Date(clock.now().getTime() + 1) };
  const charges = await chargesOfHome(db, home, everything);
  const byMonth = Map.groupBy(charges, ({ at }) => monthOf(at, settings.timeZone));
  return [...byMonth]
    .map(([month, inIt]) => ({ month, cents: inIt.reduce((sum, { cents }) => sum + cents, 0) }))
    .sort((one, other) => (one.month < other.month ? 1 : -1));
}

/** One of its statements; where there is no such month, the page says so. */
export async function sendOwnerStatement(
  kit: Kit,
  asked: Asked & { month: string },
  to: Answering,
): Promise<undefined> {
  const { secret, month, ...typed } = asked;
  const { reply, caller } = to;
  if (isMonth(month) && !hasBegun(kit, month)) return sendOwnerPage(kit, asked, { ...to, reply: reply.code(404) });
  const language = languageIn(typed);
  const home = isMonth(month) ? await homeByOwnerLink(kit, secret).catch(nullIfGone) : null;
  if (!home) return sendEnded(reply, caller, language);
  await limitSecretLink(home.linkId);
  return sendPdf(kit, reply, {
    ...{ account: home.linkId, name: `statement-${month}` },
    write: () => writeOwnerMonth(kit, home, { month, language: language ?? languageAsked(caller) }),
  });
}

/** The first that we have of those in the address; the page’s own links say `language`. */
function languageIn({ language, lang }: Omit<Asked, 'secret'>): LanguageCode | undefined {
  const typed = [language, lang].flat();
  return languages.find(({ code }) => typed.includes(code))?.code;
}

function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_found') return null;
  throw error;
}

/** Whoever opens a link that has ended reads so, in their browser’s language, and whom to ask. */
async function sendEnded(reply: FastifyReply, caller: Caller, chosen: LanguageCode | undefined): Promise<undefined> {
  const language = chosen ?? languageOf(caller);
  await sendHtml(reply.code(404), endedPage(language));
}

const sendHtml = async (reply: FastifyReply, page: string): Promise<void> =>
  void (await reply
    // the address is the secret: no page that is opened from here learns it
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page));
