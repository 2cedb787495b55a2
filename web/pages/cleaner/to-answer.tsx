import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { ClientRequest } from '#contract/hiring.ts';
import type { Job } from '#contract/jobs.ts';
import type { Today } from '#contract/today.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { formatNumber, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReportToAnswer } from '#web/today/report-to-answer.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
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
  /** Requests take a line each: what comes below, as the job in hand, is not to be pushed out of sight. */
  brief?: boolean;
}

/** What somebody waits for, before anything that is merely planned: a report, to confirm, a change, hosts' requests. */
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
        {toAnswer.map((job) => (
          <HeldJob key={job.id} job={job} />
        ))}
        {brief && requests.map((request) => <RequestRow key={request.id} request={request} />)}
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

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0';
const text = 'grid min-w-0 flex-1 basis-56 gap-0.5';
const name = '-my-2.5 justify-self-start rounded-mark py-2.5 text-16 font-semibold hover:underline';

function RequestRow({ request }: { request: ClientRequest }) {
  const { t } = useTranslation(['today', 'hiring']);
  const { language } = useLanguage();
  const { property, host, startTime, endTime, timeZone } = request;
  return (
    <li className={row}>
      <div className={text}>
        <Link to={to('job', { id: request.id })} className={name}>
          <bdi>{property.title}</bdi>
        </Link>
        <p className="text-14 text-ink-soft">
          <bdi>{formatRange(startTime, endTime, { language, timeZone })}</bdi>
        </p>
        <p className="text-14 text-ink-soft">{t('hiring:request.title', { name: host.name })}</p>
      </div>
      <LinkButton variant="tinted" to={to('cleanerDashboard', undefined, { tab: 'requests' })}>
        {t('answer.request')}
      </LinkButton>
    </li>
  );
}

function HeldJob({ job }: { job: Job }) {
  const { t } = useTranslation('today');
  const answer = answerOf(job);
  return (
    <li className={row}>
      <div className={text}>
        <Link to={to('job', { id: job.id })} className={name}>
          <bdi>{job.title}</bdi>
        </Link>
        <p className="text-14 text-ink-soft">
          <JobWhen job={job} />
        </p>
        {answer === 'change' ? (
          <p className="text-14 font-medium text-apricot-ink">{t('answer.changed')}</p>
        ) : (
          <>
            <ReportToAnswer job={job} />
            <ConfirmationLine job={job} viewer="cleaner" />
          </>
        )}
      </div>
      {answer === 'confirm' ? (
        <ConfirmButton leaves jobId={job.id} variant="tinted" />
      ) : (
        <LinkButton variant="tinted" to={to('job', { id: job.id })}>
          {t(`answer.${answer === 'report' || answer === 'proposal' ? answer : 'look'}`)}
        </LinkButton>
      )}
    </li>
  );
}
