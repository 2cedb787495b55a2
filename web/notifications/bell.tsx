import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useFreshWords } from './use-fresh-words.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useUnread } from './use-unread.ts';

const Newest = fetchedAhead(() => import('./newest.tsx').then((file) => file.Newest));

/** The bell of the top bar: how much is new, and the newest below it; the whole screen on a phone. */
export function Bell() {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState(false);
  const unread = useUnread();
  const isWide = useIsWide();
  useFreshWords();
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.none');
  const Opening = isWide ? BellAndPanel : BellAndSheet;
  return (
    <div className="relative">
      <Opening label={label} unread={unread} open={open} onOpenChange={setOpen} />
      {unread > 0 && <Badge count={unread} />}
    </div>
  );
}

interface OpeningProps {
  label: string;
  unread: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function BellAndPanel({ label, unread, open, onOpenChange }: OpeningProps) {
  const { t } = useTranslation('notifications');
  const close = () => onOpenChange(false);
  const bell = <IconButton icon={BellIcon} label={label} />;
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={bell} label={t('title')}>
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-3">
        <h2 className="text-16">{t('title')}</h2>
        <MarkAllRead unread={unread} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Newest onFollow={close} />
      </div>
      <div className="border-t border-line p-2">
        <ShowAll onFollow={close} />
      </div>
    </Popover>
  );
}

function BellAndSheet({ label, unread, open, onOpenChange }: OpeningProps) {
  const { t } = useTranslation('notifications');
  const close = () => onOpenChange(false);
  return (
    <>
      <IconButton icon={BellIcon} label={label} aria-haspopup="dialog" onClick={() => onOpenChange(true)} />
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        actions={<MarkAllRead unread={unread} />}
        footer={<ShowAll onFollow={close} />}
      >
        <div className="-m-5">
          <Newest onFollow={close} />
        </div>
      </Sheet>
    </>
  );
}

/** The button's name says the number; this shows it. */
function Badge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute start-5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2 border-paper bg-green px-1 text-12 leading-none font-semibold text-on-green tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

function MarkAllRead({ unread }: { unread: number }) {
  const { t } = useTranslation('notifications');
  const { markRead, marking } = useMarkRead();
  if (unread === 0) return null;
  return (
    <Button variant="quiet" size="compact" loading={marking} onClick={() => markRead()}>
      {t('markAllRead')}
    </Button>
  );
}

function ShowAll({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <LinkButton to={to('notifications')} variant="quiet" className="w-full" onClick={onFollow}>
      {t('showAll')}
    </LinkButton>
  );
}
