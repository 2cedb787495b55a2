import { useTranslation } from 'react-i18next';
import type { StaffInvitation } from '#contract/staff.ts';
import { withdrawStaffInvitation } from '#contract/staff-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DateCell } from './date-cell.tsx';

/** Who has yet to accept. Withdrawing one takes nothing from anybody and asks nothing. */
export function InvitationTable({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { t } = useTranslation('staff');
  return <Table caption={t('invitations')} columns={useColumns()} rows={invitations} rowKey={({ id }) => id} />;
}

function useColumns(): TableColumn<StaffInvitation>[] {
  const { t } = useTranslation('staff');
  const withdraw = useWrite(withdrawStaffInvitation, {
    onSuccess: () => showToast({ title: t('withdrawn'), tone: 'success' }),
    failed: reasonAlone,
  });
  const { isPending, variables } = withdraw;
  return [
    {
      key: 'email',
      header: t('email'),
      phone: 'title',
      cell: ({ email }) => <bdi className="font-semibold break-all">{email}</bdi>,
    },
    { key: 'role', header: t('role'), cell: ({ staffRole }) => t(`roles.${staffRole}`) },
    { key: 'invitedBy', header: t('invitedBy'), cell: ({ invitedBy }) => <bdi>{invitedBy.name}</bdi> },
    { key: 'expires', header: t('expires'), cell: ({ expiresAt }) => <DateCell at={expiresAt} /> },
    {
      key: 'action',
      header: t('action'),
      align: 'end',
      cell: ({ id }) => (
        <Button
          size="compact"
          loading={isPending && variables?.params.id === id}
          disabled={isPending}
          onClick={() => withdraw.mutate({ params: { id } })}
        >
          {t('withdraw')}
        </Button>
      ),
    },
  ];
}
