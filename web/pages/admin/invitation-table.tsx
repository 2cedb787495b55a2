import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffInvitation } from '#contract/staff.ts';
import { inviteStaff, withdrawStaffInvitation } from '#contract/staff-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DateCell } from './date-cell.tsx';

/** Who has yet to accept. One that is sent again is a new link, which takes the place of the last; withdrawing one is asked about first: the link that was mailed does not come back. */
export function InvitationTable({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { t } = useTranslation('staff');
  const [asked, setAsked] = useState<StaffInvitation | null>(null);
  const withdraw = useWrite(withdrawStaffInvitation, {
    onSuccess: () => {
      setAsked(null);
      showToast({ title: t('withdrawn'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: () => setAsked(null),
  });
  return (
    <>
      <Table
        caption={t('invitations')}
        columns={useColumns(setAsked)}
        rows={invitations}
        // the one that takes its place is another
        rowKey={({ email }) => email}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('withdrawTitle', { email: asked?.email ?? '' })}
        description={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keepInvitation')}
        loading={withdraw.isPending}
        onConfirm={() => asked && withdraw.mutate({ params: { id: asked.id } })}
      />
    </>
  );
}

function useColumns(ask: (invitation: StaffInvitation) => void): TableColumn<StaffInvitation>[] {
  const { t } = useTranslation('staff');
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
      phone: 'foot',
      cell: (invitation) => (
        <div className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end">
          <Resend invitation={invitation} />
          <Button size="compact" onClick={() => ask(invitation)}>
            {t('withdraw')}
          </Button>
        </div>
      ),
    },
  ];
}

function Resend({ invitation: { id, email, staffRole } }: { invitation: StaffInvitation }) {
  const { t } = useTranslation('staff');
  const invite = useWrite(inviteStaff, {
    onSuccess: () => showToast({ title: t('sent'), description: t('resentText', { email }), tone: 'success' }),
    failed: reasonAlone,
  });
  return (
    <Button
      size="compact"
      loading={invite.isPending}
      onClick={() => invite.mutate({ body: { email, staffRole, replaces: id } })}
    >
      {t('resend')}
    </Button>
  );
}
