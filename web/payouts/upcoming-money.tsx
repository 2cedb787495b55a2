import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import type { Earnings } from '#contract/earnings.ts';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { getToday } from '#contract/today-calls.ts';
import { to } from '#web/paths.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownZone } from '#web/platform/own-zone.ts';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useReportWords } from './use-report-words.ts';

type Upcoming = Earnings['upcoming'][number];

/** The held money, line by line, with the moment at which it becomes free; nothing while there is none. */
export function UpcomingMoney() {
  const { t } = useTranslation('payouts');
  const upcoming = useRead(getEarnings, { query: {} }).data?.upcoming ?? [];
  const waitsForReader = useWaitsForReader(upcoming);
  if (upcoming.length === 0) return null;
  return (
    <Section title={t('upcoming.title')} description={t('upcoming.text')}>
      <ul className="divide-y divide-line">
        {upcoming.map((money) => (
          <Row
            key={`${money.jobId} ${money.freeAt} ${money.amountCents}`}
            money={money}
            toAnswer={waitsForReader(money)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** The job whose money is held until its reader has answered a report: asked only where a report holds any. */
function useWaitsForReader(upcoming: readonly Upcoming[]): (money: Upcoming) => Job | undefined {
  const isHeld = upcoming.some(({ freeAt }) => freeAt === null);
  const { toAnswer = [] } = useRead(getToday, { enabled: isHeld }).data ?? {};
  const reported = toAnswer.filter((job) => reportStepOf(job) !== null);
  return ({ jobId, freeAt }) => (freeAt === null ? reported.find(({ id }) => id === jobId) : undefined);
}

function Row({ money, toAnswer }: { money: Upcoming; toAnswer: Job | undefined }) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const { text, way } = useReportWords()(toAnswer);
  const { jobId, jobTitle, amountCents, freeAt, startTime } = money;
  const timeZone = money.timeZone ?? ownZone();
  const free = freeAt
    ? t('upcoming.at', { when: formatDateTime(freeAt, { language, timeZone }) })
    : t('upcoming.frozen');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-14">
      <span className="min-w-0">
        <JobName id={jobId} title={jobTitle ?? t('item.other')} />
        {startTime && (
          <span className="block text-13 text-ink-soft">
            {formatDate(new Date(startTime), language, { dateStyle: 'medium', timeZone })}
          </span>
        )}
        <span className={toAnswer ? 'block text-13 font-medium text-apricot-ink' : 'block text-13 text-ink-soft'}>
          {toAnswer ? text : free}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <bdi className="font-medium tabular-nums">{formatMoney(amountCents)}</bdi>
        {toAnswer && jobId !== null && (
          <LinkButton size="compact" variant="tinted" to={to('job', { id: jobId })}>
            {way}
          </LinkButton>
        )}
      </span>
    </li>
  );
}

/** The way to the job; none for money of no job. */
function JobName({ id, title }: { id: string | null; title: string }) {
  const name = <bdi className="font-medium">{title}</bdi>;
  return id === null ? (
    name
  ) : (
    <TextLink alone to={to('job', { id })}>
      {name}
    </TextLink>
  );
}
