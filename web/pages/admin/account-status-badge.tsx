import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';
import { Badge } from '#web/ui/badge.tsx';

type BadgedUser = Pick<
  AdminUser,
  'status' | 'role' | 'emailVerified' | 'onboardingCompleted' | 'backgroundCheckStatus'
>;

/** Whether somebody can use their account; of one who cannot yet, what for and so whose turn it is: ours is apricot. */
export function AccountStatusBadge({ user }: { user: BadgedUser }) {
  const { t } = useTranslation('adminLists');
  if (user.status === 'suspended') return <Badge tone="red">{t('users.statuses.suspended')}</Badge>;
  if (user.status === 'active') return <Badge>{t('users.statuses.active')}</Badge>;
  // who was turned down is not waiting for anything
  if (user.backgroundCheckStatus === 'REJECTED') return <Badge tone="red">{t('users.statuses.rejected')}</Badge>;
  const wait = whatFor(user);
  return <Badge tone={wait === 'decide' ? 'apricot' : 'amber'}>{t(`users.waitsFor.${wait}`)}</Badge>;
}

/** In the order in which they would come to it. */
function whatFor({ role, emailVerified, onboardingCompleted, backgroundCheckStatus: check }: BadgedUser) {
  if (!emailVerified) return 'email';
  if (role === 'ADMIN') return 'noAccess';
  if (!onboardingCompleted) return 'signUp';
  if (check === 'PASSED' || check === 'FAILED') return 'decide';
  if (check === 'IN_PROGRESS') return 'running';
  if (check === 'PENDING') return 'unstarted';
  return check === 'APPROVED' ? 'expired' : 'noCheck';
}
