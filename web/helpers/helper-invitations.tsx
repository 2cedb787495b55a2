import { useTranslation } from 'react-i18next';
import { withdrawHelperInvitation } from '#contract/helper-calls.ts';
import type { HelperInvitation } from '#contract/helpers.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Who was asked and has not answered. */
export function HelperInvitations({ invitations }: { invitations: readonly HelperInvitation[] }) {
  const { t } = useTranslation('helpers');
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

function Asked({ invitation: { id, name, email, expiresAt } }: { invitation: HelperInvitation }) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const now = useNow();
  const withdraw = useWrite(withdrawHelperInvitation, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('asked.withdrawn'), tone: 'success' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="text-14 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 wrap-anywhere text-ink-soft">
          <bdi>{email}</bdi>
          {' · '}
          {t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}
        </p>
      </div>
      <Button
        variant="quiet"
        size="compact"
        aria-label={t('asked.withdrawOf', { name })}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id } })}
      >
        {t('asked.withdraw')}
      </Button>
    </li>
  );
}
