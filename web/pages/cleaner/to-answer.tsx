import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AnswerRow } from './answer-row.tsx';
import { answersInOrder } from './answers-in-order.ts';
import { OwnRequest } from './own-request.tsx';

// Few are asked.
const AskedToHelp = lazy(() =>
  import('#web/helpers/asked-to-help.tsx').then((file) => ({ default: file.AskedToHelp })),
);

// A bank seldom sends a payout back.
const ReturnedNotice = lazy(() =>
  import('#web/payouts/returned-notice.tsx').then((file) => ({ default: file.ReturnedNotice })),
);

interface ToAnswerProps {
  today: Pick<Today, 'toAnswer' | 'requests' | 'requestCount' | 'askedToHelp' | 'returned' | 'check'>;
  /** Requests take a row each, among the rest: what comes below, as the job in hand, is not to be pushed out of sight. */
  brief?: boolean;
}

/** What somebody waits for, before anything that is merely planned, by when it is due: a report, to confirm, a change, hosts’ requests. */
export function ToAnswer({ today, brief = false }: ToAnswerProps) {
  const { toAnswer, requests: soonest, requestCount, askedToHelp, returned, check } = today;
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  // more would push the day itself out of sight
  const requests = soonest.slice(0, 2);
  if (toAnswer.length === 0 && requestCount === 0 && !askedToHelp && !returned) return null;
  return (
    <Section
      title={t('answer.title')}
      aside={
        requestCount > requests.length && (
          <TextLink alone to={to('cleanerDashboard', undefined, { tab: 'requests' })}>
            {t('answer.all', { number: formatNumber(requestCount, language) })}
          </TextLink>
        )
      }
    >
      {returned && (
        <Suspense fallback={<Skeleton shape="card" className="mb-3 h-36 sm:h-24" />}>
          <div className="mb-3">
            <ReturnedNotice returned={returned} />
          </div>
        </Suspense>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {answersInOrder(toAnswer, brief ? requests : []).map((answer) => (
          <AnswerRow key={answer.what === 'request' ? answer.request.id : answer.job.id} answer={answer} />
        ))}
      </ul>
      {!brief && requests.length > 0 && (
        <ul className="mt-1 grid gap-3">
          {requests.map((request) => (
            <li key={request.id}>
              <OwnRequest request={request} />
            </li>
          ))}
        </ul>
      )}
      {askedToHelp && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <AskedToHelp invitations={askedToHelp} needsCheck={check !== null} />
        </Suspense>
      )}
    </Section>
  );
}
