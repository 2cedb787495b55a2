import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#contract/team.ts';
import { removeMember } from '#contract/team-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { PersonRow } from '#web/ui/person-row.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useScope } from './use-scope.ts';

const ChangeDialog = fetchedAhead(() => import('./change-member-dialog.tsx').then((file) => file.ChangeMemberDialog));

/** Somebody on the team: what they may do, the change of it, and the end. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null);
  const scope = useScope();
  const { id, name, email } = member;
  const remove = useWrite(removeMember, {
    failed: reasonAlone,
    onSuccess: () => {
      setDoing(null);
      showToast({ title: t('remove.done'), tone: 'success' });
    },
  });
  return (
    <PersonRow
      name={name}
      about={
        <>
          <p className="text-13 wrap-anywhere text-ink-soft">
            <bdi>{email}</bdi>
          </p>
          <p className="text-13">{scope(member)}</p>
        </>
      }
    >
      <div className="flex max-sm:ms-9">
        <Button variant="quiet" size="compact" aria-label={t('change.of', { name })} onClick={() => setDoing('change')}>
          {t('change.button')}
        </Button>
        <Button variant="quiet" size="compact" aria-label={t('remove.of', { name })} onClick={() => setDoing('remove')}>
          {t('remove.button')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {doing === 'change' && <ChangeDialog member={member} onClose={() => setDoing(null)} />}
      </Suspense>
      <ConfirmDialog
        open={doing === 'remove'}
        onOpenChange={(open) => setDoing(open ? 'remove' : null)}
        title={t('remove.title', { name: `\u2068${name}\u2069` })}
        description={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      />
    </PersonRow>
  );
}
