import type { FastifyReply } from 'fastify';
import { languageOf } from '#server/accounts/index.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import { escapeHtml, plainPage } from '#server/platform/http/plain-page.ts';
import { limitSecretLink } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/translate.ts';
import { homeByOwnerLink } from '#server/team/index.ts';
import { letterPaper } from './letter-paper.ts';
import { monthAndYear, writeOwnerMonth } from './owner-month.ts';
import { chargesOfHome } from './read-charges.ts';
import { sendPdf } from './send-pdf.ts';
import { monthOf } from './year-of.ts';

/** As far back as the page goes. */
const mostMonths = 24;

/** The page that the owner of a home opens: a statement for each month in which money moved, the newest first. */
export async function sendOwnerPage(
  kit: Kit,
  secret: string,
  { reply, caller }: { reply: FastifyReply; caller: Caller },
): Promise<undefined> {
  const home = await homeByOwnerLink(kit, secret).catch(nullIfGone);
  if (!home) return sendEnded(reply, caller);
  await limitSecretLink(home.linkId);
  const paper = await letterPaper(kit, home.hostId);
  const { say, language } = paper;
  const everything = { from: new Date(0), until: new Date(kit.clock.now().getTime() + 1) };
  const charges = await chargesOfHome(kit.db, home, everything);
  const months = [...new Set(charges.map(({ at }) => monthOf(at, kit.settings.timeZone)))].sort().reverse();
  const links = months
    .slice(0, mostMonths)
    .map(
      (month) =>
        `<li><a href="/owner-statements/${secret}/${month}.pdf">${escapeHtml(monthAndYear(paper, month))}</a></li>`,
    );
  const page = plainPage({
    ...{ language, title: home.title },
    lede: say(months.length > 0 ? 'owner.page' : 'owner.empty', { name: paper.name }),
    body: `<ul>${links.join('')}</ul>`,
  });
  await reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** One of its statements. */
export async function sendOwnerStatement(
  kit: Kit,
  { secret, month }: { secret: string; month: string },
  { reply, caller }: { reply: FastifyReply; caller: Caller },
): Promise<undefined> {
  const home = await homeByOwnerLink(kit, secret).catch(nullIfGone);
  if (!home) return sendEnded(reply, caller);
  await limitSecretLink(home.linkId);
  return sendPdf(kit, reply, {
    ...{ account: home.linkId, name: `statement-${month}` },
    write: () => writeOwnerMonth(kit, home, month),
  });
}

function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_found') return null;
  throw error;
}

/** Whoever opens a link that has ended reads so, in their browser’s language, and whom to ask. */
async function sendEnded(reply: FastifyReply, caller: Caller): Promise<undefined> {
  const language = languageOf(caller);
  const page = plainPage({
    ...{ language, title: translate(language, 'documents:owner.ended') },
    ...{ lede: translate(language, 'documents:owner.endedText'), body: '' },
  });
  await reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);
}
