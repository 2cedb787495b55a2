import { useTranslation } from 'react-i18next';
import { beginVisit } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { enterVisit } from '#web/platform/visit.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Asks why, and then shows the product in this tab as this person sees it. */
export function VisitDialog({ user: { id, name }, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation('visits');
  const begin = useWrite(beginVisit, {
    onSuccess: ({ user, ...visit }) =>
      enterVisit({ ...visit, user: { id: user.id, name: user.name, role: user.role } }),
    failed: reasonAlone,
    onError: onClose,
  });
  const person = { name: `\u2068${name}\u2069` };
  return (
    <ReasonDialog
      title={t('title', person)}
      text={t('text')}
      confirm={t('confirm')}
      words={{ reason: t('reason'), missing: t('missing') }}
      sending={begin.isPending || begin.isSuccess}
      onClose={onClose}
      onConfirm={(reason) => begin.mutate({ params: { id }, body: { reason } })}
    />
  );
}
