import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { centsOf } from '#contract/dollars.ts';
import { enoughJobs } from '#contract/enough-jobs.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { formatShare } from '#web/platform/format-share.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { StarRating } from '#web/ui/star-rating.tsx';
import { bestBid, type Criterion } from './best-bids.ts';

interface BidRow {
  key: string;
  label: string;
  cell: (bid: Bid) => ReactNode;
}

/** The criteria by which bids are compared, in the order they are read. */
export function useBidRows(bids: readonly Bid[]): BidRow[] {
  const { t } = useTranslation('bids');
  const { language } = useLanguage();
  const hostFee = useFee('hostCents');
  const best = (criterion: Criterion) => {
    const id = bestBid(bids, criterion);
    return (bid: Bid) => bid.id === id && <Best>{t(`compare.best.${criterion}`)}</Best>;
  };
  const { way } = useDistance();
  const wordsOf = ({ near, distance }: ReturnType<typeof way>) => (near ? t('compare.under', { distance }) : distance);
  const marks = { price: best('price'), rating: best('rating'), distance: best('distance'), jobs: best('jobsHere') };
  return [
    {
      key: 'price',
      label: t(actingFor() ? 'compare.paysHost' : 'compare.pays'),
      cell: (bid) => (
        <>
          {/* what is charged, as on the button that accepts it */}
          <span className="text-20 font-semibold tabular-nums">
            <bdi>{formatMoney(bid.amountCents + hostFee)}</bdi>
          </span>{' '}
          {marks.price(bid)}
          <span className="block text-13 text-ink-soft tabular-nums">
            {t('compare.bid')} <bdi>{formatMoney(bid.amountCents)}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'rating',
      label: t('compare.rating'),
      cell: (bid) => (
        <>
          {bid.cleaner.ratingAvg === null ? (
            t('compare.noRating')
          ) : (
            <StarRating value={bid.cleaner.ratingAvg} count={bid.cleaner.ratingCount} />
          )}{' '}
          {marks.rating(bid)}
        </>
      ),
    },
    {
      key: 'distance',
      label: t('compare.distance'),
      cell: (bid) => (
        <>
          {bid.distanceKm == null ? t('compare.unknown') : wordsOf(way(bid.distanceKm))} {marks.distance(bid)}
        </>
      ),
    },
    {
      key: 'jobsHere',
      label: t('compare.jobsHere'),
      cell: (bid) => (
        <>
          {bid.jobsDoneHere ? formatNumber(bid.jobsDoneHere, language) : t('compare.newHere')} {marks.jobs(bid)}
        </>
      ),
    },
    ...recordRows(t, language),
    ...wordRows(t, language).filter(({ key }) => key !== 'estimate' || bids.some(saysHowLong)),
  ];
}

type Translate = ReturnType<typeof useTranslation<'bids'>>['t'];

/** A line of nothing but dashes compares nothing. */
const saysHowLong = ({ estimatedHours }: Bid) => estimatedHours !== null;

/** How they keep their word, where the job's page tells it. */
function recordRows(t: Translate, language: LanguageCode): BidRow[] {
  const rate = (part: number, whole: number) =>
    whole < enoughJobs
      ? t('compare.notEnough')
      : t('compare.rate', { percent: formatShare(part, whole, language), shown: formatNumber(whole, language) });
  return [
    {
      key: 'onTime',
      label: t('compare.onTime'),
      cell: ({ record }) => record && rate(record.startedOnTime, record.started),
    },
    {
      key: 'confirmed',
      label: t('compare.confirmed'),
      cell: ({ record }) => record && rate(record.confirmedInTime, record.asked),
    },
  ];
}

function wordRows(t: Translate, language: LanguageCode): BidRow[] {
  return [
    {
      key: 'estimate',
      label: t('compare.estimate'),
      cell: ({ estimatedHours }) =>
        estimatedHours === null
          ? t('compare.unknown')
          : t('compare.hours', { hours: formatNumber(estimatedHours, language) }),
    },
    {
      key: 'hourly',
      label: t('compare.hourly'),
      cell: ({ cleanerProfile }) => t('compare.perHour', { rate: formatMoney(centsOf(cleanerProfile.hourlyRate)) }),
    },
    {
      key: 'message',
      label: t('compare.message'),
      cell: ({ message }) => (
        <span className="block max-w-64 text-13 wrap-anywhere whitespace-pre-line">
          {message ? <bdi>{message}</bdi> : t('compare.unknown')}
        </span>
      ),
    },
  ];
}

/** The best at something, in a word. */
function Best({ children }: { children: string }) {
  return <span className="ms-1 text-13 font-semibold text-green-ink">{children}</span>;
}
