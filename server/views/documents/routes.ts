import * as documents from '#contract/documents.ts';
import * as owners from '#contract/owner-statements.ts';
import { personOf } from '#server/platform/http/actor.ts';
import { route } from '#server/platform/http/route.ts';
import { cleanerYear } from './cleaner-year.ts';
import { hostYear } from './host-year.ts';
import { sendOwnerPage, sendOwnerStatement } from './send-owner-page.ts';
import { sendPdf } from './send-pdf.ts';
import { writeCheckReceipt } from './write-check-receipt.ts';
import { writePayoutStatement } from './write-payout-statement.ts';
import { writeReceipt } from './write-receipt.ts';
import { writeCleanerYear, writeHostYear } from './write-year.ts';
import { cleanerCsv, hostCsv } from './year-csv.ts';

const file = { ownAnswer: true, secretAnswer: 'not cached' } as const;
const ownersPage = { ...file, readsBroken: true } as const;

export const documentRoutes = [
  route(
    documents.getReceipt,
    ({ kit, actor, params: { id }, reply }) =>
      sendPdf(kit, reply, {
        account: personOf(actor),
        name: `receipt-${id}`,
        write: () => writeReceipt(kit, actor, id),
      }),
    file,
  ),
  route(
    documents.getCheckReceipt,
    ({ kit, actor, reply }) =>
      sendPdf(kit, reply, {
        ...{ account: personOf(actor), name: 'receipt-background-check' },
        write: () => writeCheckReceipt(kit, actor),
      }),
    file,
  ),
  route(
    documents.getPayoutStatement,
    ({ kit, actor, params: { id }, reply }) =>
      sendPdf(kit, reply, {
        account: personOf(actor),
        name: `payout-${id}`,
        write: () => writePayoutStatement(kit, actor, id),
      }),
    file,
  ),
  route(documents.getCleanerYear, ({ kit, actor, params }) => cleanerYear(kit, actor.id, Number(params.year))),
  route(
    documents.getCleanerStatement,
    ({ kit, actor: { id }, params: { year }, reply }) =>
      sendPdf(kit, reply, {
        ...{ account: id, name: `earnings-${year}` },
        write: () => writeCleanerYear(kit, id, Number(year)),
      }),
    file,
  ),
  route(
    documents.getCleanerStatementCsv,
    async ({ kit, actor, params, query, reply }) => {
      const { language = actor.language } = query;
      const inWords = query.headings === 'words';
      const of = { cleanerId: actor.id, year: Number(params.year), words: inWords ? language : null };
      return void (await cleanerCsv(kit, of)).sendTo(reply, language, inWords);
    },
    file,
  ),
  route(
    owners.listOwnerStatements,
    ({ kit, params, query, reply, caller }) => sendOwnerPage(kit, { ...params, ...query }, { reply, caller }),
    ownersPage,
  ),
  route(
    owners.getOwnerStatement,
    ({ kit, params, query, reply, caller }) => sendOwnerStatement(kit, { ...params, ...query }, { reply, caller }),
    ownersPage,
  ),
  route(documents.getHostYear, ({ kit, actor, params }) => hostYear(kit, actor.id, Number(params.year))),
  route(
    documents.getHostStatement,
    ({ kit, actor: { id }, params: { year }, reply }) =>
      sendPdf(kit, reply, {
        ...{ account: id, name: `spending-${year}` },
        write: () => writeHostYear(kit, id, Number(year)),
      }),
    file,
  ),
  route(
    documents.getHostStatementCsv,
    async ({ kit, actor, params, reply }) =>
      void (await hostCsv(kit, actor.id, Number(params.year))).sendTo(reply, actor.language),
    file,
  ),
];
