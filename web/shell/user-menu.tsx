import { ChevronDown, FastForward, LogOut, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { to } from '#web/paths.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Menu } from '#web/ui/menu.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { useHostItems } from './use-host-items.ts';
import { useOwnPicture } from './use-own-picture.ts';
import { useSignOut } from './use-sign-out.ts';

// Only a demo opens it.
const ClockDialog = fetchedAhead(() => import('#web/demo/clock-dialog.tsx').then((file) => file.ClockDialog));

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const [opened, setOpened] = useState(false);
  const hosts = useHostItems(user, opened);
  const picture = useOwnPicture(user);
  const demo = useConfig()?.mode === 'demo';
  const [movingClock, setMovingClock] = useState(false);
  return (
    <>
      <Menu
        onOpen={() => setOpened(true)}
        trigger={
          <Button variant="quiet" iconEnd={ChevronDown}>
            <Avatar name={user.name} src={picture} size="small" spell />{' '}
            <span className="sr-only">{t('accountMenu', { name: user.name })}</span>
          </Button>
        }
        heading={
          <>
            <bdi className="block font-semibold text-ink">{user.name}</bdi>
            <bdi className="block break-all">{user.email}</bdi>
          </>
        }
        items={[
          'separator',
          { label: t('nav.account'), icon: UserCog, to: to('account') },
          ...hosts,
          ...(demo ? [{ label: t('moveClock'), icon: FastForward, onSelect: () => setMovingClock(true) }] : []),
          { label: t('nav.logout'), icon: LogOut, onSelect: () => void signOut() },
        ]}
      />
      <OnceOpen open={movingClock}>
        <ClockDialog open={movingClock} onOpenChange={setMovingClock} />
      </OnceOpen>
    </>
  );
}
