import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneySplit } from '#web/ui/money-split.tsx';
import { duneEnd, duneHouse, duneStart, exampleBids, exampleZone } from './example-week.ts';
import { useFeeCents } from './use-fee-cents.ts';

const choices = [
  { key: 'first', look: 'border-green bg-green text-on-green' },
  { key: 'second', look: 'border-green bg-green-tint text-green-ink' },
  { key: 'third', look: 'border-line-strong text-ink-soft' },
] as const;

/** Three bids for one gap, the choice among them, and what each side gets of the first. A picture: nothing to press. */
export function BidCard() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <Card float padding="none">
      <div className="grid gap-1 px-4.5 pt-3.5 pb-2.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <b className="text-16 font-semibold">{duneHouse}</b>
          <Badge tone="apricot">{t('picture.today', { count: 3 })}</Badge>
        </div>
        <p className="text-13 text-ink-soft tabular-nums">
          <bdi className="block">{formatRange(duneStart, duneEnd, { language, timeZone: exampleZone })}</bdi>
          {t('picture.work', { place: 'Tybee Island' })}
        </p>
      </div>
      <ul>
        {exampleBids.map((bid, index) => (
          <BidLine key={bid.name} bid={bid} choice={choices[index]} />
        ))}
      </ul>
      <AcceptFoot />
    </Card>
  );
}

type BidLineProps = { bid: (typeof exampleBids)[number]; choice: (typeof choices)[number] | undefined };

function BidLine({ bid, choice }: BidLineProps) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const rating = formatNumber(bid.rating, language, 1);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line px-4.5 py-1.75">
      <Avatar name={bid.name} />
      <div className="min-w-0 text-14">
        <bdi className="font-medium">{bid.name}</bdi>
        <p className="text-12 text-balance text-ink-soft tabular-nums">
          {bid.jobsHere > 0 ? t('picture.jobsHere', { rating, count: bid.jobsHere }) : t('picture.newHere', { rating })}
        </p>
      </div>
      <bdi className="text-16 font-semibold tabular-nums">{formatMoney(bid.cents)}</bdi>
      {choice && (
        <span
          className={cx('min-w-11 rounded-tag border px-1.5 py-0.5 text-center text-13 font-semibold', choice.look)}
        >
          {t(`picture.${choice.key}`)}
        </span>
      )}
    </li>
  );
}

function AcceptFoot() {
  const { t } = useTranslation('landing');
  const feeCents = useFeeCents();
  const [first, second] = exampleBids;
  const firstName = (name: string) => name.split(' ')[0] ?? name;
  const part = (label: string, cents: number) => ({ label, amount: formatMoney(cents), cents });
  return (
    <div className="grid gap-3 rounded-b-card border-t border-line bg-paper px-4.5 pt-3 pb-4">
      <MoneySplit
        pays={part(t('picture.hostPays'), first.cents + feeCents)}
        receives={part(t('picture.cleanerReceives'), first.cents - feeCents)}
        keeps={part(t('picture.freshkeyKeeps'), 2 * feeCents)}
      />
      <p className="flex items-center gap-2 text-14 font-medium text-green-ink">
        <Check aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {t('picture.accept', { first: firstName(first.name), second: firstName(second.name) })}
      </p>
    </div>
  );
}
