import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Section } from '#web/ui/section.tsx';
import { FindingList } from './finding-list.tsx';
import { Settle } from './settle.tsx';

/** What was found in the home: for its host to deal with, for everyone else on the job to read. */
export function FindingsOfJob({ job, settles }: { job: JobDetail; settles: boolean }) {
  const { t } = useTranslation('findings');
  if (job.findings.length === 0) return null;
  return (
    <Section id="findings" title={t('title')}>
      <FindingList
        findings={job.findings}
        job={job}
        actionOf={(finding) =>
          settles && finding.kind !== 'note' ? <Settle finding={finding} timeZone={job.timeZone} /> : null
        }
      />
    </Section>
  );
}
