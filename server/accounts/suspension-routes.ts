import * as people from '#contract/admin-people.ts';
import * as visits from '#contract/visits.ts';
import type { Leaving } from '#server/leaving.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { route } from '#server/platform/http/route.ts';
import type { Kit } from '#server/platform/kit.ts';
import { oneByOne } from '#server/platform/one-by-one.ts';
import { endSessionsAsAdmin } from './end-sessions-as-admin.ts';
import { endTwoFactorAsAdmin } from './end-two-factor-as-admin.ts';
import { eraseAsAdmin, showOpenOf } from './erasing/erase-as-admin.ts';
import type { SupportEmail } from './mail-account-decision.ts';
import { type AuditSuspension, restoreAccount, suspendAccount } from './suspension.ts';
import { beginVisit } from './visits/begin-visit.ts';
import { endVisit } from './visits/end-visit.ts';

interface Neighbours {
  audit: AuditSuspension;
  /** The account as admins see it. Answered by the views. */
  show: (kit: Kit, id: string, asking: Actor) => Promise<people.AdminUser>;
  /** Those that empty what is theirs when an account is erased. */
  rooms: readonly Leaving[];
  supportEmail: SupportEmail;
}

const actions = { suspend: suspendAccount, restore: restoreAccount, endSessions: endSessionsAsAdmin };

/** What admins do to accounts. */
export const suspensionRoutes = ({ audit, show, rooms, supportEmail }: Neighbours) => [
  route(people.suspendUser, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await suspendAccount(kit, actor, id, reason, { audit });
    return show(kit, id, actor);
  }),
  route(people.restoreUser, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await restoreAccount(kit, actor, id, reason, { audit });
    return show(kit, id, actor);
  }),
  route(people.endUserSessions, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await endSessionsAsAdmin(kit, actor, id, reason, { audit, supportEmail });
    return show(kit, id, actor);
  }),
  route(people.endUserTwoFactor, async ({ kit, actor, params: { id }, body: { reason } }) => {
    await endTwoFactorAsAdmin(kit, actor, id, reason, { audit, supportEmail });
    return show(kit, id, actor);
  }),
  route(
    visits.beginVisit,
    ({ kit, actor, params: { id }, body: { reason } }) => beginVisit(kit, actor, id, reason, audit),
    { secretAnswer: 'not cached' },
  ),
  route(visits.endVisit, ({ kit, actor, params: { id } }) => endVisit(kit, actor, id, audit)),
  route(people.showOpenOfUser, ({ kit, params: { id } }) => showOpenOf(kit, id, rooms)),
  route(people.eraseUser, ({ kit, actor, params: { id }, body }) =>
    eraseAsAdmin(kit, actor, id, body, { rooms, supportEmail }),
  ),
  route(people.changeUsers, ({ kit, actor, body: { action, ids, reason } }) =>
    oneByOne(kit, ids, (id) => actions[action](kit, actor, id, reason, { audit, supportEmail })),
  ),
];
