import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SuspensionButton } from './suspension-button.tsx';

const EndSessionsDialog = fetchedAhead(() =>
  import('./end-sessions-dialog.tsx').then((file) => file.EndSessionsDialog),
);
const EndTwoFactorDialog = fetchedAhead(() =>
  import('./end-two-factor-of-dialog.tsx').then((file) => file.EndTwoFactorOfDialog),
);
const VisitDialog = fetchedAhead(() => import('./visit-dialog.tsx').then((file) => file.VisitDialog));
const EraseUserDialog = fetchedAhead(() => import('./erase-user-dialog.tsx').then((file) => file.EraseUserDialog));

/** What the admin who looks may do to an account: the usual thing as a button, the rest in a menu. */
export function UserActions({ user, onErased }: { user: AdminUser; onErased: () => void }) {
  const { t } = useTranslation(['adminPeople', 'visits']);
  const [asked, setAsked] = useState<'visit' | 'endSessions' | 'endTwoFactor' | 'erase' | null>(null);
  const close = () => setAsked(null);
  const { can, name, status } = user;
  const items = [
    ...(can.includes('visit') ? [{ label: t('visits:open'), onSelect: () => setAsked('visit') }] : []),
    ...(can.includes('endSessions') ? [{ label: t('logOut'), onSelect: () => setAsked('endSessions') }] : []),
    ...(can.includes('endTwoFactor') ? [{ label: t('endTwoFactor'), onSelect: () => setAsked('endTwoFactor') }] : []),
    ...(can.includes('erase') ? [{ label: t('delete'), danger: true, onSelect: () => setAsked('erase') }] : []),
  ];
  return (
    <>
      {(can.includes('suspend') || can.includes('restore')) && <SuspensionButton key={status} user={user} />}
      {items.length > 0 && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('more', { name: `\u2068${name}\u2069` })} />}
          items={items}
        />
      )}
      <Suspense fallback={null}>
        {asked === 'visit' && <VisitDialog user={user} onClose={close} />}
        {asked === 'endSessions' && <EndSessionsDialog user={user} onClose={close} />}
        {asked === 'endTwoFactor' && <EndTwoFactorDialog user={user} onClose={close} />}
        {asked === 'erase' && <EraseUserDialog user={user} onClose={close} onErased={onErased} />}
      </Suspense>
    </>
  );
}
