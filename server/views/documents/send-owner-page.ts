import type { FastifyReply } from 'fastify';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { isMonth } from '#contract/owner-statements.ts';
import { languageAsked, languageOf } from '#server/accounts/index.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import { plainPage } from '#server/platform/http/plain-page.ts';
import { limitSecretLink } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { homeByOwnerLink } from '#server/team/index.ts';
import { writeOwnerMonth } from './owner-month.ts';
import { ownerPage } from './owner-page.ts';
import { chargesOfHome } from './read-charges.ts';
import { sendPdf } from './send-pdf.ts';
import { monthOf } from './year-of.ts';

interface Answering {
  reply: FastifyReply;
  caller: Caller;
}
interface Asked {
  secret: string;
  /** Chosen on the page. */
  language?: LanguageCode | undefined;
}
/** What stands in the address, as it was typed: once, or more often. */
interface Typed {
  month?: string | string[] | undefined;
  language?: string | string[] | undefined;
}

/** The page that the owner of a home opens: the statement of one month, at first the newest, and the way to the others. */
export async function sendOwnerPage(
  kit: Kit,
  { secret, ...typed }: { secret: string } & Typed,
  { reply, caller }: Answering,
): Promise<undefined> {
  const [month] = [typed.month].flat();
  const [language] = [typed.language].flat();
  const chosen = languages.find(({ code }) => code === language)?.code;
  const home = await homeByOwnerLink(kit, secret).catch(nullIfGone);
  if (!home) return sendEnded(reply, caller, chosen);
  await limitSecretLink(home.linkId);
  const months = await monthsOf(kit, home);
  const present = monthOf(kit.clock.now(), kit.settings.timeZone);
  const noSuchMonth = month !== undefined && !(isMonth(month) && month <= present);
  const asked = noSuchMonth ? undefined : month;
  const shown = asked ?? months[0]?.month ?? present;
  const letter = await writeOwnerMonth(kit, home, { month: shown, language: chosen ?? languageAsked(caller) });
  await sendHtml(reply, ownerPage(kit, home, { letter, secret, month: shown, months, chosen, noSuchMonth }));
}

/** The months in which money moved, the newest first, with what was paid for the home. */
async function monthsOf({ db, clock, settings }: Kit, home: { hostId: string; propertyId: string }) {
  const everything = { from: new Date(0), until: new Date(clock.now().getTime() + 1) };
  const charges = await chargesOfHome(db, home, everything);
  const byMonth = Map.groupBy(charges, ({ at }) => monthOf(at, settings.timeZone));
  return [...byMonth]
    .map(([month, inIt]) => ({ month, cents: inIt.reduce((sum, { cents }) => sum + cents, 0) }))
    .sort((one, other) => (one.month < other.month ? 1 : -1));
}

/** One of its statements. */
export async function sendOwnerStatement(
  kit: Kit,
  { secret, month, language }: Asked & { month: string },
  { reply, caller }: Answering,
): Promise<undefined> {
  const home = await homeByOwnerLink(kit, secret).catch(nullIfGone);
  if (!home) return sendEnded(reply, caller, language);
  await limitSecretLink(home.linkId);
  return sendPdf(kit, reply, {
    ...{ account: home.linkId, name: `statement-${month}` },
    write: () => writeOwnerMonth(kit, home, { month, language: language ?? languageAsked(caller) }),
  });
}

function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_found') return null;
  throw error;
}

/** Whoever opens a link that has ended reads so, in their browser’s language, and whom to ask. */
async function sendEnded(reply: FastifyReply, caller: Caller, chosen: LanguageCode | undefined): Promise<undefined> {
  const language = chosen ?? languageOf(caller);
  const page = plainPage({
    ...{ language, title: translate(language, 'documents:owner.ended') },
    ...{ lede: translate(language, 'documents:owner.endedText'), body: '' },
  });
  await sendHtml(reply.code(404), page);
}

const sendHtml = async (reply: FastifyReply, page: string): Promise<void> =>
  void (await reply
    // the address is the secret: no page that is opened from here learns it
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page));
