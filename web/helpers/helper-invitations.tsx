import { useTranslation } from 'react-i18next';
import { inviteHelper, withdrawHelperInvitation } from '#contract/helper-calls.ts';
import type { HelperInvitation } from '#contract/helpers.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { AskedRow } from '#web/ui/asked-row.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Who was asked and has not answered, since when and until when; each may be asked again, with a new link. */
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

function Asked({ invitation: { id, name, email, createdAt, expiresAt } }: { invitation: HelperInvitation }) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const now = useNow();
  const withdraw = useWrite(withdrawHelperInvitation, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('asked.withdrawn'), tone: 'success' }),
  });
  const again = useWrite(inviteHelper, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('asked.sentAgain'), tone: 'success' }),
  });
  return (
    <AskedRow
      name={name}
      again={{
        ...{ label: t('asked.again'), labelOf: t('asked.againOf', { name }), pending: again.isPending },
        onPress: () => again.mutate({ body: { name, email } }),
      }}
      withdraw={{ label: t('asked.withdraw'), labelOf: t('asked.withdrawOf', { name }), pending: withdraw.isPending }}
      onWithdraw={() => withdraw.mutate({ params: { id } })}
    >
      <bdi>{email}</bdi>
      {' · '}
      {t('asked.sent', { when: formatRelative(createdAt, now, { language }) })}
      {' · '}
      {t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}
    </AskedRow>
  );
}
