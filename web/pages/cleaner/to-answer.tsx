import { useTranslation } from 'react-i18next';
import type { ClientRequest } from '#contract/hiring.ts';
import type { Job } from '#contract/jobs.ts';
import type { Today } from '#contract/today.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { formatNumber, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What somebody waits for, before anything that is merely planned: to confirm, a change, hosts' requests. */
export function ToAnswer({ today: { toAnswer, requests, requestCount } }: { today: Today }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  if (toAnswer.length === 0 && requestCount === 0) return null;
  return (
    <Section
      title={t('answer.title')}
      aside={
        requestCount > requests.length && (
          <TextLink to={to('cleanerDashboard', undefined, { tab: 'requests' })}>
            {t('answer.all', { number: formatNumber(requestCount, language) })}
          </TextLink>
        )
      }
    >
      <ul className="divide-y divide-line">
        {toAnswer.map((job) => (
          <HeldJob key={job.id} job={job} />
        ))}
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  );
}

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0';
const text = 'grid min-w-0 flex-1 basis-56 gap-0.5';
const name = 'justify-self-start rounded-mark text-16 font-semibold hover:underline';

function HeldJob({ job }: { job: Job }) {
  const { t } = useTranslation('today');
  const changed = job.can.includes('acceptChange');
  return (
    <li className={row}>
      <div className={text}>
        <Link to={to('job', { id: job.id })} className={name}>
          <bdi>{job.title}</bdi>
        </Link>
        <p className="text-14 text-ink-soft">
          <JobWhen job={job} />
        </p>
        {changed ? (
          <p className="text-14 font-medium text-apricot-ink">{t('answer.changed')}</p>
        ) : (
          <ConfirmationLine job={job} viewer="cleaner" />
        )}
      </div>
      {changed ? (
        <LinkButton variant="tinted" to={to('job', { id: job.id })}>
          {t('answer.look')}
        </LinkButton>
      ) : (
        <ConfirmButton jobId={job.id} variant="tinted" />
      )}
    </li>
  );
}

function Request({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const address = to('job', { id: request.id });
  return (
    <li className={row}>
      <div className={text}>
        <Link to={address} className={name}>
          <bdi>{request.property.title}</bdi>
        </Link>
        <p className="text-14 text-ink-soft">
          <bdi>{formatRange(request.startTime, request.endTime, { language, timeZone: request.timeZone })}</bdi>
        </p>
        <p className="text-14 font-medium text-apricot-ink">{t('answer.request', { host: request.host.name })}</p>
      </div>
      <LinkButton variant="tinted" to={address}>
        {t('answer.reply')}
      </LinkButton>
    </li>
  );
}
