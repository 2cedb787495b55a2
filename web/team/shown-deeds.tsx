import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listJobDeeds } from '#contract/team-calls.ts';
import { Section } from '#web/ui/section.tsx';
import { DeedList } from './deed-list.tsx';

/** What the host’s team did at a job. */
export function ShownDeeds({ deeds }: { deeds: AnswerOf<NonNullable<(typeof listJobDeeds)['of']>> }) {
  const { t } = useTranslation('team');
  return (
    <Section title={t('deeds.title')}>
      <DeedList deeds={deeds.map((deed) => ({ ...deed, jobId: null, home: null }))} />
    </Section>
  );
}
