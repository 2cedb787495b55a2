import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { useDoubtWords } from './use-doubt-words.ts';

/** What is said of a photo to who opens it at work: what the record makes of it, and that a wrong one stays there, as all do. */
export function useOnSiteRemarks({ timeZone }: Pick<JobDetail, 'timeZone'>): (photo: Deliverable) => readonly string[] {
  const { t } = useTranslation(['onSite', 'work']);
  const doubtsOf = useDoubtWords(timeZone);
  return (photo) => [
    ...doubtsOf(photo),
    ...(photo.truth.state === 'unverified' ? [t('photos.counts', { state: t('work:truth.state.unverified') })] : []),
    t('photos.wrong'),
  ];
}
