import * as disputes from '#contract/disputes.ts';
import { route } from '#server/platform/http/route.ts';
import { acceptProposal } from './accept-proposal.ts';
import { answerReport } from './answer-report.ts';
import { escalateReport } from './escalate-report.ts';
import { listDisputes } from './list-disputes.ts';
import { reportJob } from './report-job.ts';
import { resolveReport } from './resolve-report.ts';
import { withdrawReport } from './withdraw-report.ts';

export const disputeRoutes = [
  route(disputes.reportJob, ({ kit, actor, params, body }) => reportJob(kit, actor, params.id, body)),
  route(disputes.answerReport, ({ kit, actor, params, body }) => answerReport(kit, actor, params.id, body)),
  route(disputes.acceptProposal, ({ kit, actor, params }) => acceptProposal(kit, actor, params.id)),
  route(disputes.escalateReport, ({ kit, actor, params, body }) => escalateReport(kit, actor, params.id, body)),
  route(disputes.withdrawReport, ({ kit, actor, params }) => withdrawReport(kit, actor, params.id)),
  route(disputes.listDisputes, ({ kit, query }) => listDisputes(kit, query)),
  route(disputes.resolveReport, ({ kit, actor, params, body }) => resolveReport(kit, actor, params.id, body)),
];
