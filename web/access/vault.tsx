import { BellRing, CarFront, Copy, KeyRound, type LucideIcon, StickyNote, Wifi, WifiHigh } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HomeAccess } from '#contract/home-access.ts';
import type { Job } from '#contract/jobs.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface VaultProps {
  access: HomeAccess;
  host: string;
  /** When it was fetched, in milliseconds since 1970. */
  lookedAt: number;
  job: Pick<Job, 'timeZone'>;
  onHide: () => void;
}

/** `code`: typed somewhere, letter by letter, so it is shown large and can be copied. */
const parts: readonly { name: keyof HomeAccess; icon: LucideIcon; code?: true }[] = [
  { name: 'doorCode', icon: KeyRound, code: true },
  { name: 'alarm', icon: BellRing },
  { name: 'parking', icon: CarFront },
  { name: 'wifiName', icon: Wifi },
  { name: 'wifiPassword', icon: WifiHigh, code: true },
  { name: 'notes', icon: StickyNote },
];

/** How to get into a home, to read at its door. */
export function Vault({ access, host, lookedAt, job, onHide }: VaultProps) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const time = formatTime(new Date(lookedAt).toISOString(), { language, timeZone: job.timeZone });
  return (
    <div className="rounded-card border border-line bg-paper">
      <dl className="divide-y divide-line">
        {parts.map(({ name, icon: Icon, code }) => {
          const text = access[name];
          if (text === null) return null;
          return (
            <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2.5">
              <dt className="flex items-center gap-2 text-14 text-ink-soft">
                <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
                {t(`parts.${name}`)}
              </dt>
              <dd className={code ? codeStyle : textStyle}>
                <bdi>{text}</bdi>
                {code && <CopyButton text={text} label={t('vault.copy', { what: t(`parts.${name}`) })} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-3.5 py-2.5 text-13 text-ink-soft">
        <span>{t('vault.logged', { host, time })}</span>
        <TextButton onClick={onHide}>{t('vault.hide')}</TextButton>
      </p>
    </div>
  );
}

const codeStyle =
  'ms-auto flex min-w-0 items-center gap-1 text-20 font-semibold tracking-[0.08em] wrap-anywhere tabular-nums';
const textStyle = 'ms-auto max-w-full text-end text-14 font-medium whitespace-pre-line wrap-anywhere';

function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('access');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: t('vault.copied'), tone: 'success' });
    } catch {
      // without https, or where the reader forbids it
      showToast({ title: t('vault.copyFailed') });
    }
  }
  return <IconButton icon={Copy} label={label} size="compact" onClick={() => void copy()} />;
}
