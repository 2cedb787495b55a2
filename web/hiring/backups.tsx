import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Section } from '#web/ui/section.tsx';

/** Who takes over if the assigned cleaner cannot come, in order. */
export function Backups({ job }: { job: JobDetail }) {
  const { t } = useTranslation('hiring');
  const waiting = job.team.filter(({ cleanerId }) => cleanerId !== job.cleanerId).sort((a, b) => a.rank - b.rank);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('backups.title')} description={t('backups.text')}>
      <ol className="divide-y divide-line text-14">
        {waiting.map(({ bidId, name, rank }) => (
          <li key={bidId} className="flex justify-between gap-3 py-2.5">
            <bdi className="font-medium">{name}</bdi>
            <span className="text-ink-soft">{t(rank < 3 ? 'backups.second' : 'backups.third')}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
