import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteHelper, withdrawHelperInvitation } from '#contract/helper-calls.ts';
import type { HelperInvitation } from '#contract/helpers.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { AskedRow } from '#web/ui/asked-row.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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

function Asked({ invitation }: { invitation: HelperInvitation }) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const { id, name, email, createdAt, expiresAt } = invitation;
  const withdraw = useWrite(withdrawHelperInvitation, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('asked.withdrawn'), tone: 'success' }),
  });
  const again = useSendAgain();
  return (
    <AskedRow
      name={name}
      again={{
        ...{ label: t('asked.again'), labelOf: t('asked.againOf', { name }), pending: again.isPending },
        onPress: () => again.mutate({ body: { name, email, inPlaceOf: id } }),
      }}
      withdraw={{ label: t('asked.withdraw'), labelOf: t('asked.withdrawOf', { name }), pending: withdraw.isPending }}
      onWithdraw={() => setAsking(true)}
    >
      <bdi>{email}</bdi>
      {' · '}
      {t('asked.sent', { when: formatRelative(createdAt, now, { language }) })}
      {' · '}
      {t('asked.until', { when: formatRelative(expiresAt, now, { language }) })}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('asked.withdrawTitle', { name: `\u2068${name}\u2069` })}
        description={t('asked.withdrawText')}
        confirmLabel={t('asked.withdrawConfirm')}
        loading={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id } })}
      />
    </AskedRow>
  );
}

function useSendAgain() {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const cache = useQueryClient();
  return useWrite(inviteHelper, {
    failed: (failure) => {
      const { error } = failure;
      if (!(error instanceof ApiError && error.code === 'rate_limited')) return reasonAlone(failure);
      // it is a day's measure: nobody counts it in minutes
      const now = Date.now();
      const next = new Date(now + (error.retryAfter ?? 0) * 1000).toISOString();
      const when = formatRelative(next, now, { language });
      return { title: t('asked.enough', { when }), tone: 'danger' };
    },
    // taken back or accepted meanwhile
    onError: ({ error }) => {
      if (isRefusal(error, 'not_found')) void refetchChanged(cache, { topics: inviteHelper.changes });
    },
    onSuccess: () => showToast({ title: t('asked.sentAgain'), tone: 'success' }),
  });
}
