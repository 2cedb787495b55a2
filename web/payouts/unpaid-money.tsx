import { useTranslation } from 'react-i18next';
import { getEarnings, listAssignedJobs } from '#contract/calls.ts';
import type { Earnings } from '#contract/earnings.ts';
import type { Job } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownAcceptedOf } from '#web/platform/own-accepted.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useReportWords } from './use-report-words.ts';

type Unpaid = Earnings['unpaid'][number];

/** What was submitted and is not paid yet, job by job, with what each waits for; nothing while there is none. */
export function UnpaidMoney() {
  const { t } = useTranslation('payouts');
  const unpaid = useRead(getEarnings, { query: {} }).data?.unpaid ?? [];
  const jobs = useReported(unpaid);
  if (unpaid.length === 0) return null;
  return (
    <Section title={t('unpaid.title')} description={t('unpaid.text')}>
      <ul className="divide-y divide-line">
        {unpaid.map((job) => (
          <Row key={job.jobId} job={job} reported={jobs.get(job.jobId)} />
        ))}
      </ul>
    </Section>
  );
}

/** The jobs themselves, which know what was proposed: asked only where a report holds any. */
function useReported(unpaid: readonly Unpaid[]): ReadonlyMap<string, Job> {
  const enabled = unpaid.some(({ chargedAt, waitsForYou }) => !chargedAt || waitsForYou);
  const jobs = useRead(listAssignedJobs, { query: { status: 'SUBMITTED' }, enabled }).data ?? [];
  return new Map(jobs.map((job) => [job.id, job]));
}

interface RowProps {
  job: Unpaid;
  /** Where a report holds it. */
  reported: Job | undefined;
}

function Row({ job, reported }: RowProps) {
  const { language } = useLanguage();
  const { jobId, jobTitle, amountCents, waitsForYou, startTime, timeZone } = job;
  // one home may have several
  const day = formatDate(new Date(startTime), language, { dateStyle: 'medium', timeZone });
  const waitsFor = useWaitsFor(job, reported);
  const { way } = useReportWords()(reported);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 text-14">
      <span className="min-w-0">
        <TextLink alone to={to('job', { id: jobId })}>
          <bdi className="font-medium">{jobTitle}</bdi>
        </TextLink>
        <span className="block text-13 text-ink-soft">{day}</span>
        <span className={waitsForYou ? 'block text-13 font-medium text-apricot-ink' : 'block text-13 text-ink-soft'}>
          {waitsFor}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <bdi className="font-medium tabular-nums">{formatMoney(amountCents)}</bdi>
        {waitsForYou && (
          <LinkButton size="compact" variant="tinted" to={to('job', { id: jobId })}>
            {way}
          </LinkButton>
        )}
      </span>
    </li>
  );
}

/** The reader themselves, the decision about a report, or the host and until when. */
function useWaitsFor({ waitsForYou, chargedAt, timeZone }: Unpaid, reported: Job | undefined): string {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const now = useNow();
  const wordsOf = useReportWords();
  if (waitsForYou) return wordsOf(reported).text;
  const accepted = reported ? ownAcceptedOf(reported) : null;
  if (accepted !== null) return t('unpaid.waitsHost', { amount: `\u2068${formatMoney(accepted)}\u2069` });
  if (!chargedAt) return t('upcoming.frozen');
  if (Date.parse(chargedAt) <= now) return t('unpaid.late');
  return t('unpaid.charged', { when: formatDateTime(chargedAt, { language, timeZone }) });
}
