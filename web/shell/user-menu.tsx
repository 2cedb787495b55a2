import { ChevronDown, LogOut, UserCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { to } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useSignOut } from './use-sign-out.ts';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  return (
    <Menu
      trigger={
        <Button variant="quiet" iconEnd={ChevronDown}>
          <Avatar name={user.name} size="small" spell />{' '}
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
        { label: t('nav.logout'), icon: LogOut, onSelect: () => void signOut() },
      ]}
    />
  );
}
