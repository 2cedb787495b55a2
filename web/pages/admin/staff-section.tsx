import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#contract/staff.ts';
import { listStaff } from '#contract/staff-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { SectionHead } from './section-head.tsx';
import { type StaffMatter, StaffTable } from './staff-table.tsx';

const InviteDialog = fetchedAhead(() => import('./invite-staff-dialog.tsx').then((file) => file.InviteStaffDialog));
const RoleDialog = fetchedAhead(() => import('./staff-role-dialog.tsx').then((file) => file.StaffRoleDialog));
const EndTwoFactorDialog = fetchedAhead(() =>
  import('./end-two-factor-of-dialog.tsx').then((file) => file.EndTwoFactorOfDialog),
);
const RemoveDialog = fetchedAhead(() => import('./remove-staff-dialog.tsx').then((file) => file.RemoveStaffDialog));

/** Who runs the marketplace: the admins with their roles, who was invited, and what an owner does about either. */
export function StaffSection() {
  const { t } = useTranslation('staff');
  const staff = useRead(listStaff);
  const [address, go] = useSearchParams();
  // what the panel’s quick action leads to
  const [inviting, setInviting] = useState(address.has('invite'));
  const endInviting = () => {
    setInviting(false);
    if (address.has('invite')) go({}, { replace: true });
  };
  const [asked, setAsked] = useState<{ about: StaffMatter; member: StaffMember } | null>(null);
  const close = () => setAsked(null);
  const invitations = staff.data?.invitations ?? [];
  return (
    <div className="grid gap-8">
      <SectionHead
        title={t('title')}
        lede={t('lede')}
        action={
          <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      {staff.error && !staff.data ? (
        <ReadFailed title={t('failed')} read={staff} />
      ) : (
        <StaffTable members={staff.data?.members} onAsk={(about, member) => setAsked({ about, member })} />
      )}
      {invitations.length > 0 && (
        <Section title={t('invitations')}>
          <InvitationTable invitations={invitations} />
        </Section>
      )}
      <Suspense>
        {inviting && <InviteDialog onClose={endInviting} />}
        {asked?.about === 'role' && <RoleDialog member={asked.member} onClose={close} />}
        {asked?.about === 'endTwoFactor' && <EndTwoFactorDialog user={asked.member} onClose={close} />}
        {asked?.about === 'remove' && <RemoveDialog member={asked.member} onClose={close} />}
      </Suspense>
    </div>
  );
}
