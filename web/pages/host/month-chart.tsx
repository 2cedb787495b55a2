import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostYear } from '#contract/documents.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';

type Months = HostYear['properties'][number]['months'];

/** Fewer columns are no picture of time. */
const fewest = 6;

/** Begins where the year's first payment is, or half a year before its end; a year that is not over yet ends now. */
function monthsOf(year: number, paid: Months): string[] {
  const now = new Date(productNow());
  const last = year === now.getFullYear() ? now.getMonth() + 1 : 12;
  const first = Math.min(...paid.map(({ month }) => Number(month.slice(5, 7))));
  const from = Math.max(1, Math.min(first, last - fewest + 1));
  return Array.from({ length: last - from + 1 }, (_, index) => `${year}-${String(from + index).padStart(2, '0')}`);
}

/**
 * What was spent in each month of a year, each sum beside its bar: nothing has to be pointed at to be read. On a narrow
 * screen, where twelve sums have no room beside each other, the months stand below each other.
 */
export function MonthChart({ year, months }: Pick<HostYear, 'year'> & { months: Months }) {
  const { t } = useTranslation('billing');
  const spent = new Map(months.map(({ month, totalCents }) => [month, totalCents]));
  const most = Math.max(1, ...spent.values());
  return (
    <ol
      aria-label={t('year.chart')}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-13 lg:flex lg:items-end lg:gap-0"
    >
      {monthsOf(year, months).map((month) => (
        <Month key={month} month={month} cents={spent.get(month) ?? 0} most={most} />
      ))}
    </ol>
  );
}

/** A month without a payment says so too, and has a hollow bar no longer than its outline. */
function Month({ month, cents, most }: { month: string; cents: number; most: number }) {
  const { language } = useLanguage();
  const name = formatDate(new Date(`${month}-01T00:00:00Z`), language, { month: 'short', timeZone: 'UTC' });
  const part: CSSProperties & Record<'--part', string> = { '--part': `${Math.max(0, cents) / most}` };
  return (
    <li className="col-span-full grid grid-cols-subgrid items-center lg:flex lg:max-w-56 lg:flex-1 lg:flex-col lg:items-stretch lg:gap-1.5 lg:text-center">
      <span className="text-ink-soft lg:order-last">{name}</span>
      <span
        aria-hidden
        style={part}
        className="flex border-s border-line-strong lg:justify-center lg:border-s-0 lg:border-b"
      >
        {cents > 0 ? (
          <span className="h-4 w-[calc(var(--part)*100%)] rounded-e-mark bg-green lg:h-[calc(var(--part)*8rem)] lg:w-10 lg:rounded-e-none lg:rounded-t-mark" />
        ) : (
          <span className="h-4 w-2 rounded-e-mark border border-dashed border-s-0 border-line-strong lg:h-2 lg:w-10 lg:rounded-e-none lg:rounded-t-mark lg:border-s lg:border-b-0" />
        )}
      </span>
      <bdi
        className={cx(
          'text-end tabular-nums max-lg:rtl:text-start lg:order-first lg:text-center',
          cents > 0 ? 'font-medium' : 'text-ink-soft',
        )}
      >
        {formatMoney(cents)}
      </bdi>
    </li>
  );
}
