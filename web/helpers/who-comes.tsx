import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Section } from '#web/ui/section.tsx';
import { CheckBadge } from './check-badge.tsx';
import { ChooseHelpers } from './choose-helpers.tsx';

interface WhoComesProps {
  job: Pick<JobDetail, 'id' | 'can' | 'helpers' | 'cleaner'>;
}

/** Who comes along to a job: for its cleaner to choose, for the others on it to read. */
export function WhoComes({ job }: WhoComesProps) {
  const { t } = useTranslation('helpers');
  const { helpers = [], cleaner } = job;
  if (job.can.includes('chooseHelpers')) {
    return (
      <Section title={t('who.title')}>
        <ChooseHelpers jobId={job.id} chosen={helpers} />
      </Section>
    );
  }
  return (
    <Section title={t('who.title')} description={cleaner && t('who.with', { name: `\u2068${cleaner.name}\u2069` })}>
      <ul className="grid gap-3">
        {helpers.map(({ id, name, city, state, check }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 text-14">
              <bdi className="font-semibold">{name}</bdi>
              {(city || state) && (
                <span className="text-ink-soft">
                  {' · '}
                  <bdi>{[city, state].filter(Boolean).join(', ')}</bdi>
                </span>
              )}
            </span>
            <CheckBadge check={check} mayCome={check === 'PASSED' || check === 'APPROVED'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
