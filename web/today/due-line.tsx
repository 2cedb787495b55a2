import { cx } from 'class-variance-authority';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime, zoneName } from '#web/platform/format.ts';
import { formatLeft } from '#web/platform/format-left.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

interface DueLineProps {
  /** When the answer must be there. */
  by: string;
  /** Of the home. */
  timeZone: string;
}

/** Until when an answer is waited for: the day, and within the last day how long that is. */
export function DueLine({ by, timeZone }: DueLineProps) {
  const { t } = useTranslation(['today', 'jobs']);
  const { language } = useLanguage();
  const left = Date.parse(by) - useNow(1000);
  const place = { language, timeZone };
  const soon = left < soonMs;
  const when = soon ? `${formatTime(by, place)} ${zoneName(new Date(by), timeZone)}` : formatDateTime(by, place);
  return (
    <p
      className={cx(
        'flex items-start gap-1.5 text-13 tabular-nums',
        soon ? 'font-medium text-apricot-ink' : 'text-ink-soft',
      )}
    >
      <Clock aria-hidden size={14} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span>
        <bdi>{t('answer.due', { when })}</bdi>
        {soon && (
          <>
            {'\u00a0· '}
            <bdi className="inline-block">
              {t('jobs:confirmation.left', { time: formatLeft(Math.max(0, left), language) })}
            </bdi>
          </>
        )}
      </span>
    </p>
  );
}

const soonMs = 24 * 3_600_000;
