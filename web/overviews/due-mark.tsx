import { cx } from 'class-variance-authority';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { formatDate, formatDateTime, formatDay, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { dueOf } from './due-of.ts';

const hour = 3_600_000;
const near = 24 * hour;

/** Until when, and what happens then; coloured once that is less than a day away and the reader’s to settle. */
export function DueMark({ item }: { item: InboxItem }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const now = useNow();
  const due = dueOf(item, now);
  if (!due) return null;
  const { means, at, timeZone } = due;
  const isHot = at - now < near && whomItWaitsFor() === null;
  return (
    <span
      title={formatDateTime(new Date(at).toISOString(), { language, timeZone })}
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 text-13 tabular-nums',
        isHot ? 'rounded-full bg-apricot-tint px-2.5 font-medium text-apricot-ink' : 'text-ink-soft',
      )}
    >
      <Clock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      {t(`inbox.due.${means}`, { when: shortly(at, now, { language, timeZone }) })}
    </span>
  );
}

/** Hours where it is soon, a weekday with its hour within a week, then the day. */
function shortly(at: number, now: number, place: { language: LanguageCode; timeZone: string }): string {
  const instant = new Date(at).toISOString();
  if (at - now < near) return formatRelative(instant, now, place);
  if (at - now >= 6 * near) return formatDay(instant, place);
  const { language, timeZone } = place;
  return formatDate(new Date(at), language, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone });
}
