import * as moderation from '#contract/moderation.ts';
import { route } from '#server/platform/http/route.ts';
import { closeContent } from './close-content.ts';
import { listContent } from './list-content.ts';
import type { Pieces } from './piece.ts';
import { reopenContent } from './reopen-content.ts';
import { reportContent } from './report-content.ts';
import { showEvidence } from './show-evidence.ts';

/** `pieces`: what people write and show, each kind as its room knows it. */
export const moderationRoutes = (pieces: Pieces) => [
  route(moderation.reportContent, ({ kit, actor, body }) => reportContent(kit, actor, body, pieces)),
  route(moderation.listContent, ({ kit, query }) => listContent(kit, query)),
  route(moderation.showEvidence, ({ kit, actor, params: { id } }) => showEvidence(kit, actor, id, pieces)),
  route(moderation.closeContent, ({ kit, actor, params: { id }, body }) =>
    closeContent(kit, actor, { id, body, pieces }),
  ),
  route(moderation.reopenContent, ({ kit, actor, params: { id }, body: { reason } }) =>
    reopenContent(kit, actor, { id, reason, pieces }),
  ),
];
