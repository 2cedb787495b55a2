import {
  CalendarClock,
  CircleQuestionMark,
  CircleUserRound,
  FastForward,
  Gift,
  Handshake,
  LogOut,
  type LucideIcon,
  MailOpen,
  MessageSquare,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { getCleanerOverview, getCleanerProfile } from '#contract/calls.ts';
import { useUnreadMessages } from '#web/messages/use-unread-messages.ts';
import { to } from '#web/paths.ts';
import { type CleanerTab, cleanerTabOf, isCleanerHome } from '#web/platform/cleaner-tab-of.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Count } from '#web/ui/count.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Link } from '#web/ui/link.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useSignOut } from './use-sign-out.ts';

// Only a demo opens it.
const ClockDialog = fetchedAhead(() => import('#web/demo/clock-dialog.tsx').then((file) => file.ClockDialog));

interface CleanerMenuProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All that a phone's bar has no room for: the other parts of a cleaner's work, then what concerns the account. */
export function CleanerMenu({ user, open, onOpenChange }: CleanerMenuProps) {
  const { t } = useTranslation('shell');
  const [movingClock, setMovingClock] = useState(false);
  const signOut = useSignOut();
  const photo = useRead(getCleanerProfile, { enabled: open }).data?.profileImageUrl;
  const demo = useConfig()?.mode === 'demo';
  const close = () => onOpenChange(false);
  const leave = (then: () => void) => () => {
    close();
    then();
  };
  return (
    <>
      <Sheet open={open} onOpenChange={onOpenChange} title={t('tabs.more')}>
        <div className="-mt-2 grid">
          <p className="flex min-w-0 items-center gap-3 pb-4">
            <Avatar name={user.name} src={photo} />
            <span className="min-w-0">
              <bdi className="block text-16 font-semibold">{user.name}</bdi>
              <bdi className="block text-13 wrap-anywhere text-ink-soft">{user.email}</bdi>
            </span>
          </p>
          <Places onFollow={close} />
          <ul className="border-t border-rule py-2">
            {demo && <Deed icon={FastForward} label={t('moveClock')} onPress={leave(() => setMovingClock(true))} />}
            <Deed icon={LogOut} label={t('nav.logout')} onPress={leave(() => void signOut())} />
          </ul>
          <LanguageMenu />
        </div>
      </Sheet>
      <OnceOpen open={movingClock}>
        <ClockDialog open={movingClock} onOpenChange={setMovingClock} />
      </OnceOpen>
    </>
  );
}

const parts: readonly {
  tab: Exclude<CleanerTab, 'jobs' | 'recommended' | 'bids' | 'assigned' | 'earnings' | 'overview'>;
  icon: LucideIcon;
}[] = [
  { tab: 'requests', icon: MailOpen },
  { tab: 'clients', icon: UsersRound },
  { tab: 'availability', icon: CalendarClock },
  { tab: 'referrals', icon: Gift },
  { tab: 'profile', icon: CircleUserRound },
];

function Places({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['shell', 'cleaner', 'footer']);
  const { pathname, search } = useLocation();
  const requests = useRead(getCleanerOverview).data?.clientRequests ?? 0;
  const unread = useUnreadMessages();
  const current = isCleanerHome(pathname, search) ? null : cleanerTabOf(pathname, search);
  return (
    <>
      <ul className="border-t border-rule py-2">
        {parts.map(({ tab, icon }) => (
          <Place
            key={tab}
            icon={icon}
            label={t(`cleaner:tabs.${tab}`)}
            address={to('cleanerDashboard', undefined, { tab })}
            current={tab === current}
            count={tab === 'requests' ? requests : 0}
            onFollow={onFollow}
          />
        ))}
      </ul>
      <ul className="border-t border-rule py-2">
        {[
          { icon: Handshake, label: t('nav.helpers'), address: to('cleanerHelpers'), count: 0 },
          { icon: MessageSquare, label: t('nav.messages'), address: to('messages'), count: unread },
          { icon: UserCog, label: t('nav.account'), address: to('account'), count: 0 },
          { icon: CircleQuestionMark, label: t('footer:helpCenter'), address: to('help'), count: 0 },
        ].map((place) => (
          <Place key={place.address} {...place} current={pathname === place.address} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
}

interface PlaceProps {
  icon: LucideIcon;
  label: string;
  address: string;
  current: boolean;
  /** What waits there for the reader. */
  count: number;
  onFollow: () => void;
}

const row =
  'flex min-h-12 w-full items-center gap-3 text-start text-16 aria-[current=page]:font-semibold aria-[current=page]:text-green-ink';

function Place({ icon: Icon, label, address, current, count, onFollow }: PlaceProps) {
  return (
    <li>
      <Link to={address} aria-current={current ? 'page' : undefined} className={row} onClick={onFollow}>
        <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1">{label}</span>
        {count > 0 && <Count value={count} hot />}
      </Link>
    </li>
  );
}

function Deed({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={row} onClick={onPress}>
        <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        {label}
      </button>
    </li>
  );
}
