import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Membership } from '#contract/team.ts';
import { leaveTeam, listMemberships } from '#contract/team-calls.ts';
import { actFor, actingFor } from '#web/platform/acting-for.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useScope } from './use-scope.ts';

/** The hosts whose homes one looks after, each with the way to them and the way out; nothing where there are none. */
export function Memberships() {
  const { t } = useTranslation('team');
  const memberships = useRead(listMemberships).data ?? [];
  if (memberships.length === 0) return null;
  return (
    <Section title={t('mine.title')} description={t('mine.text')}>
      <ul className="divide-y divide-line">
        {memberships.map((membership) => (
          <Row key={membership.host.id} membership={membership} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ membership }: { membership: Membership }) {
  const { t } = useTranslation('team');
  const [asking, setAsking] = useState(false);
  const scope = useScope();
  const { host, role, homeIds } = membership;
  const name = `\u2068${host.name}\u2069`;
  const leave = useWrite(leaveTeam, {
    failed: reasonAlone,
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('leave.done'), tone: 'success' });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-16 font-semibold wrap-anywhere">
          <bdi>{host.name}</bdi>
        </p>
        <p className="text-13 text-ink-soft">{scope(membership)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {host.id !== actingFor()?.id && (
          <Button size="compact" onClick={() => actFor({ ...host, role, some: homeIds !== null })}>
            {t('mine.open', { name })}
          </Button>
        )}
        <Button variant="quiet" size="compact" aria-label={t('leave.of', { name })} onClick={() => setAsking(true)}>
          {t('leave.button')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leave.title', { name })}
        description={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        loading={leave.isPending}
        onConfirm={() => leave.mutate({ params: { id: host.id } })}
      />
    </li>
  );
}
