import { useTranslation } from 'react-i18next';
import type { TeamInvitation } from '#contract/team.ts';
import { withdrawTeamInvitation } from '#contract/team-calls.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { AskedRow } from '#web/ui/asked-row.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useScope } from './use-scope.ts';

/** Who was asked to the team and has not answered. */
export function AskedMembers({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const { t } = useTranslation('team');
  return (
    <Section title={t('asked.title')}>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <Asked key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Section>
  );
}

function Asked({ invitation }: { invitation: TeamInvitation }) {
  const { t } = useTranslation('team');
  const { language } = useLanguage();
  const now = useNow();
  const scope = useScope();
  const { id, email, expiresAt } = invitation;
  const withdraw = useWrite(withdrawTeamInvitation, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('asked.withdrawn'), tone: 'success' }),
  });
  return (
    <AskedRow
      name={email}
      withdraw={{ label: t('asked.withdraw'), labelOf: t('asked.withdrawOf', { email }), pending: withdraw.isPending }}
      onWithdraw={() => withdraw.mutate({ params: { id } })}
    >
      {scope(invitation)}
      {' · '}
      {t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}
    </AskedRow>
  );
}
