import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/clients.ts';
import type { Cents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useFees } from '#web/platform/use-fees.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** A host whom the cleaner works for: who they are, how often and when, and what they book. */
export function ClientCard({ client }: { client: Client }) {
  const { t } = useTranslation(['clients', 'jobs']);
  const { language } = useLanguage();
  const { id, name, ratingAvg, ratingCount, jobsCompleted, books } = client;
  const fees = useFees();
  const brings = (payoutCents: Cents) => `\u2068${formatMoney(splitOf(payoutCents, fees).cleanerReceivesCents)}\u2069`;
  const talkOf = client.next ?? client.last;
  return (
    <Card className="grid content-start gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="text-16 wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          {ratingAvg === null ? (
            <p className="text-13 text-ink-soft">{t('card.new')}</p>
          ) : (
            <StarRating value={ratingAvg} count={ratingCount} />
          )}
        </div>
        {client.invited && <Badge tone="green">{t('card.invited')}</Badge>}
      </div>
      <p className="text-14 tabular-nums">
        {jobsCompleted > 0
          ? t('card.completed', { count: jobsCompleted, shown: formatNumber(jobsCompleted, language) })
          : t('card.none')}
      </p>
      <Moments client={client} />
      {talkOf && (
        <LinkButton
          icon={MessageSquare}
          className="justify-self-start max-sm:w-full"
          to={to('conversation', { id: talkOf.jobId, personId: id })}
        >
          {t('card.message')}
          <span className="sr-only">{`: ${name}`}</span>
        </LinkButton>
      )}
      {books.length > 0 && (
        <ul className="-mb-2 divide-y divide-line border-t border-line text-14">
          {books.map(({ propertyId, cleaningType, title, city, jobs, payoutCents }) => (
            <li
              key={`${propertyId} ${cleaningType}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi className="font-medium">{title}</bdi>
                {city && (
                  <span className="text-ink-soft">
                    {' · '}
                    <bdi>{city}</bdi>
                  </span>
                )}
              </span>
              <span className="text-13 text-ink-soft tabular-nums">
                {[
                  t(`jobs:cleaningType.${cleaningType}`),
                  ...(jobs > 0 ? [t('card.times', { count: jobs, shown: formatNumber(jobs, language) })] : []),
                  // before the first is done it is what the coming one brings
                  jobs > 0
                    ? t('card.latest', { amount: brings(payoutCents) })
                    : `${t('jobs:price.youReceive')} ${brings(payoutCents)}`,
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The next job there and the last one, each one tap away. */
function Moments({ client: { last, next } }: { client: Client }) {
  const { t } = useTranslation('clients');
  const { language } = useLanguage();
  const now = useNow();
  const isRunning = next !== null && Date.parse(next.startTime) <= now;
  const shown = [
    { label: t(isRunning ? 'card.now' : 'card.next'), moment: next },
    { label: t('card.last'), moment: last },
  ];
  if (!last && !next) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
      {shown.map(
        ({ label, moment }) =>
          moment && (
            <div key={label}>
              <dt className="text-12 text-ink-soft">{label}</dt>
              <dd>
                <TextLink
                  to={to('job', { id: moment.jobId })}
                  className="inline-flex items-center pointer-coarse:min-h-11"
                >
                  <bdi>{formatDay(moment.startTime, { language, timeZone: moment.timeZone })}</bdi>
                </TextLink>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
