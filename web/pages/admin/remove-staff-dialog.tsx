import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#contract/staff.ts';
import { removeStaff } from '#contract/staff-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStaffRefusal } from './use-staff-refusal.ts';

/** Takes an admin’s access away, with a reason that they are told. */
export function RemoveStaffDialog({ member: { id, name }, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['staff', 'adminLists']);
  const remove = useWrite(removeStaff, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('removed'), tone: 'success' });
    },
    failed: useStaffRefusal(),
    onError: onClose,
  });
  return (
    <ReasonDialog
      title={t('removeTitle', { name: `\u2068${name}\u2069` })}
      text={t('removeText')}
      confirm={t('remove')}
      words={{ reason: t('reason') }}
      reasonHelp={t('adminLists:users.wordForWord')}
      danger
      sending={remove.isPending}
      onClose={onClose}
      onConfirm={(reason) => remove.mutate({ params: { id }, body: { reason } })}
    />
  );
}
