import { useTranslation } from 'react-i18next';
import { Switch } from '#web/ui/switch.tsx';

interface InboxKeysProps {
  enabled: boolean;
  onEnabled: (enabled: boolean) => void;
}

const keys = ['J', 'K', 'Enter', 'O'] as const;

/** The keys one by one, and their switch. */
export function InboxKeysPanel({ enabled, onEnabled }: InboxKeysProps) {
  const { t } = useTranslation('host');
  return (
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
  );
}
