import { UserRoundPlus, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Team } from '#contract/team.ts';
import { getTeam } from '#contract/team-calls.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AskedMembers } from './asked-members.tsx';
import { keptMember } from './kept-member.ts';
import { MemberRow } from './member-row.tsx';
import { Memberships } from './memberships.tsx';
import { TeamDeeds } from './team-deeds.tsx';

const InviteDialog = fetchedAhead(() => import('./invite-member-dialog.tsx').then((file) => file.InviteMemberDialog));

/** Who looks after the host's homes with them, what they did, and whose homes the host looks after. */
export function TeamPart() {
  const { t } = useTranslation('team');
  const team = useRead(getTeam);
  return (
    <div className="grid grid-cols-1 gap-10">
      {team.error && !team.data && <ReadFailed title={t('failed')} read={team} />}
      {!team.data && !team.error && <Skeleton shape="card" className="h-80 sm:h-44" />}
      {team.data && <OwnTeam team={team.data} />}
      <Memberships />
    </div>
  );
}

function OwnTeam({ team: { members, invitations } }: { team: Team }) {
  const { t } = useTranslation('team');
  const nobody = members.length === 0 && invitations.length === 0;
  const waits = useWaitsTyped();
  const [inviting, setInviting] = useState(waits(keptMember));
  const invite = (
    <Button icon={UserRoundPlus} onClick={() => setInviting(true)}>
      {t('invite.button')}
    </Button>
  );
  return (
    <>
      <Section title={t('title')} description={t('text')} aside={!nobody && invite}>
        {nobody ? (
          <EmptyState icon={UsersRound} title={t('empty')} description={t('emptyText')} action={invite} />
        ) : members.length === 0 ? null : (
          <ul className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </Section>
      {invitations.length > 0 && <AskedMembers invitations={invitations} />}
      <TeamDeeds alone={members.length === 0} />
      <Suspense fallback={null}>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
