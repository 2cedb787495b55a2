import { useTranslation } from 'react-i18next';
import { listJobDeeds } from '#contract/team-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { DeedList } from './deed-list.tsx';

/** Who of the host’s team did what at a job; nothing where nobody did. */
export function JobDeeds({ jobId }: { jobId: string }) {
  const { t } = useTranslation('team');
  const deeds = useRead(listJobDeeds, { params: { id: jobId } }).data ?? [];
  if (deeds.length === 0) return null;
  return (
    <Section title={t('deeds.title')}>
      <DeedList deeds={deeds.map((deed) => ({ ...deed, jobId: null, home: null }))} />
    </Section>
  );
}
