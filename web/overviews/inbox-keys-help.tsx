import { Keyboard } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';

const Panel = fetchedAhead(() => import('./inbox-keys-panel.tsx').then((file) => file.InboxKeysPanel));

/** Which keys settle the inbox, and the switch that turns them off for those whose own tools type single letters. */
export function InboxKeysHelp(props: ComponentProps<typeof Panel>) {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const label = t('inbox.keys.title');
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      trigger={<IconButton size="compact" icon={Keyboard} label={label} className="max-md:hidden" />}
    >
      <Suspense fallback={null}>
        <Panel {...props} />
      </Suspense>
    </Popover>
  );
}
