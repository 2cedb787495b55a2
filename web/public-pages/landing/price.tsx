import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { useClaims } from '../use-claims.ts';
import { useFeeCents } from './use-fee-cents.ts';

/** The whole fee: the number, three bids seen from both sides, and what comes with it. */
export function Price() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="prices"
      aria-labelledby="price-title"
      className="page grid items-end gap-x-20 gap-y-10 pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-28"
    >
      <div>
        <p className="text-[clamp(6.5rem,4rem+12vw,14rem)] leading-[0.8] font-semibold tracking-tighter text-green-ink tabular-nums">
          <bdi>{t('price.big')}</bdi>
        </p>
        <h2 id="price-title" className="mt-8 text-title">
          {t('price.title')}
        </h2>
        <p className="mt-3 text-14 text-ink-soft">{t('price.charged')}</p>
      </div>
      <div className="min-w-0">
        <PriceTable />
        <IncludedList />
      </div>
    </section>
  );
}

const bids = [
  { key: 'studio', cents: 7_000 },
  { key: 'two', cents: 12_000 },
  { key: 'five', cents: 34_000 },
] as const;

const head = 'px-1.5 py-3 text-13 font-medium text-ink-soft align-bottom max-md:last:pe-0';
const amount = 'px-1.5 py-3.25 text-end max-md:pt-0.5 max-md:last:pe-0';

function PriceTable() {
  const { t } = useTranslation(['landing']);
  return (
    <table className="w-full border-collapse text-14 lg:text-16">
      <caption className="sr-only">{t('price.caption')}</caption>
      <thead>
        <tr className="border-b border-rule">
          <th scope="col" className={`${head} ps-0 text-start max-md:hidden`}>
            {t('price.turnover')}
          </th>
          <th scope="col" className={`${head} text-end max-md:ps-0 max-md:text-start`}>
            {t('price.bid')}
          </th>
          {[t('picture.hostPays'), t('picture.cleanerReceives'), t('picture.freshkeyKeeps')].map((label) => (
            <th key={label} scope="col" className={`${head} text-end`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {bids.map(({ key, cents }) => (
        <PriceRows key={key} name={t(`price.${key}`)} cents={cents} />
      ))}
    </table>
  );
}

/** A bid seen from both sides; on a phone its name has a line of its own above the amounts. */
function PriceRows({ name, cents }: { name: string; cents: number }) {
  const feeCents = useFeeCents();
  return (
    <tbody className="border-b border-line tabular-nums">
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={4} className="pt-3 text-start font-normal">
          {name}
        </th>
      </tr>
      <tr>
        <th scope="row" className="py-3.25 pe-1.5 text-start font-normal max-md:hidden">
          {name}
        </th>
        <td className={`${amount} max-md:ps-0 max-md:text-start`}>{formatMoney(cents)}</td>
        <td className={`${amount} font-bold`}>{formatMoney(cents + feeCents)}</td>
        <td className={`${amount} font-bold`}>{formatMoney(cents - feeCents)}</td>
        <td className={amount}>{formatMoney(2 * feeCents)}</td>
      </tr>
    </tbody>
  );
}

const claims = ['noCut', 'support', 'secure', 'sync', 'guarantee', 'tips', 'checked', 'cities'] as const;

function IncludedList() {
  const { t } = useTranslation('landing');
  const { confirmed, className } = useClaims();
  return (
    <ul className="mt-6 grid gap-x-8 text-14 text-ink-soft md:grid-cols-2">
      {claims.map((claim) => (
        <li
          key={claim}
          hidden={claim === 'cities' && !confirmed}
          className={cx('flex gap-2.25 py-1.25', claim === 'cities' && className)}
        >
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-green-ink" />
          {t(`claims.${claim}`)}
        </li>
      ))}
    </ul>
  );
}
