import { useTranslation } from 'react-i18next';
import type { TeamInvitation } from '#contract/team.ts';
import { withdrawTeamInvitation } from '#contract/team-calls.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
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
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="text-14 font-medium wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <p className="text-13 text-ink-soft">
          {scope(invitation)}
          {' · '}
          {t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}
        </p>
      </div>
      <Button
        variant="quiet"
        size="compact"
        aria-label={t('asked.withdrawOf', { email })}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id } })}
      >
        {t('asked.withdraw')}
      </Button>
    </li>
  );
}
