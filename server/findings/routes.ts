import * as findings from '#contract/findings.ts';
import { jobsFor } from '#server/jobs/index.ts';
import { route } from '#server/platform/http/route.ts';
import { addFinding } from './add-finding.ts';
import { openFindings } from './findings-of.ts';
import { settleFinding } from './settle-finding.ts';

export const findingRoutes = [
  route(findings.addFinding, ({ kit, actor, params, body, caller }) =>
    addFinding(kit, actor, params.id, { ...body, phoneNow: caller.phoneNow }),
  ),
  route(findings.settleFinding, ({ kit, actor, params, body }) => settleFinding(kit, actor, params.id, body.settled)),
  route(findings.listOpenFindings, ({ kit, actor }) => openFindings(kit, kit.db, jobsFor(actor))),
];
