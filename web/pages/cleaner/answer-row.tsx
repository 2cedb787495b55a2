import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { splitOf } from '#contract/split.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { DueLine } from '#web/today/due-line.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Answer } from './answers-in-order.ts';

/** One thing that waits: which home, what is asked, until when, and the one button that settles it. */
export function AnswerRow({ answer }: { answer: Answer }) {
  const { t } = useTranslation(['today', 'hiring']);
  const { what, by } = answer;
  const about = what === 'request' ? answer.request : answer.job;
  const home = what === 'request' ? answer.request.property.title : answer.job.title;
  // of a request all that is told of the place is "City, ST ZIP"
  const area = what === 'request' ? answer.request.area?.split(',')[0] : answer.job.city;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 first:pt-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-13 text-ink-soft">
          <Link
            to={to('job', { id: about.id })}
            className="-my-2.5 rounded-mark py-2.5 text-16 font-semibold text-ink hover:underline"
          >
            <bdi>{home}</bdi>
          </Link>
          {area && (
            <>
              {'\u00a0· '}
              <bdi>{area}</bdi>
            </>
          )}
        </p>
        <p className="text-14 text-pretty">
          <Asked answer={answer} />
        </p>
        {by && <DueLine by={by} timeZone={about.timeZone} />}
        {what === 'request' && (
          <p className="text-13 text-ink-soft">{t('hiring:request.title', { name: answer.request.host.name })}</p>
        )}
      </div>
      <Settle answer={answer} home={home} />
    </li>
  );
}

/** What is asked in a few words; of what is a matter of time, when that is. */
function Asked({ answer }: { answer: Answer }) {
  const { t } = useTranslation('today');
  if (answer.what === 'request') return <JobWhen job={{ ...answer.request, status: 'OPEN' }} />;
  const { what, job } = answer;
  if (what === 'confirm') return <JobWhen job={job} />;
  if (what === 'change') return t('answer.changed');
  if (what === 'report' || job.proposedCents === undefined) return t(`answer.what.${what}`);
  const received = (cents: Job['payoutCents']) =>
    `\u2068${formatMoney(splitOf(cents, job).cleanerReceivesCents)}\u2069`;
  return t('answer.what.proposalSum', { proposed: received(job.proposedCents), full: received(job.payoutCents) });
}

/** A word to see; with the home to hear, where several stand below each other. */
function Settle({ answer, home }: { answer: Answer; home: string }) {
  const { t } = useTranslation('today');
  const words = (
    <>
      {t(`answer.short.${answer.what}`)}
      <span className="sr-only">{`: ${home}`}</span>
    </>
  );
  if (answer.what === 'confirm')
    return (
      <ConfirmButton leaves jobId={answer.job.id} variant="tinted">
        {words}
      </ConfirmButton>
    );
  const page =
    answer.what === 'request'
      ? to('cleanerDashboard', undefined, { tab: 'requests' })
      : to('job', { id: answer.job.id });
  return (
    <LinkButton variant="tinted" to={page}>
      {words}
    </LinkButton>
  );
}
