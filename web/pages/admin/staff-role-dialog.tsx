import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#contract/staff.ts';
import { changeStaffRole } from '#contract/staff-calls.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { StaffRoleChoice } from './staff-role-choice.tsx';
import { useStaffRefusal } from './use-staff-refusal.ts';

/** Gives an admin another role, with a reason that they are told. */
export function StaffRoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { id, name, staffRole } = member;
  const [role, setRole] = useState(staffRole);
  const [tried, setTried] = useState(false);
  const change = useWrite(changeStaffRole, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('changed'), tone: 'success' });
    },
    failed: useStaffRefusal(),
    onError: onClose,
  });
  return (
    <ReasonDialog
      title={t('changeTitle', { name: `\u2068${name}\u2069` })}
      text={t('changeText')}
      confirm={t('change')}
      words={{ reason: t('reason') }}
      ready={role !== staffRole}
      sending={change.isPending}
      onClose={onClose}
      onRefused={() => setTried(true)}
      onConfirm={(reason) => change.mutate({ params: { id }, body: { staffRole: role, reason } })}
    >
      <StaffRoleChoice
        label={t('newRole')}
        value={role}
        onChange={setRole}
        error={tried && role === staffRole ? t('unchanged') : null}
      />
    </ReasonDialog>
  );
}
