import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Switch } from '#web/ui/switch.tsx';

const keys = ['J', 'K', 'Enter', 'O'] as const;

/** Which keys settle the inbox, and the switch that turns them off for those whose own tools type single letters. */
export function InboxKeysHelp({ enabled, onEnabled }: { enabled: boolean; onEnabled: (enabled: boolean) => void }) {
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
      <div className="grid gap-4 p-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 text-13">
          {keys.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-control border border-line-strong px-1.5 font-sans text-12">{key}</kbd>
              </dt>
              <dd className="text-ink-soft">{t(`inbox.keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch checked={enabled} onCheckedChange={onEnabled} label={t('inbox.keys.on')} />
      </div>
    </Popover>
  );
}
