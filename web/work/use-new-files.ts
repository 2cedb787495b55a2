import { useTranslation } from 'react-i18next';
import type { Deliverable } from '#contract/work.ts';
import { photoFilesSent } from '#web/platform/offline/photo-files-sent.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { ChosenPhoto } from './chosen-ahead.tsx';

type PhotoType = Deliverable['photoType'];

/** By which a file is known again that is chosen twice for one moment of the work. */
export const markOf = ({ name, size, lastModified }: File, type: PhotoType): string =>
  [type, name, size, lastModified].join(' ');

/** Of the files given those that the job does not have yet; of the others it is said at once. */
export function useNewFiles(jobId: string, chosen: readonly ChosenPhoto[], waiting: readonly Waiting[]) {
  const { t } = useTranslation('work');
  return (files: readonly File[], type: PhotoType): readonly File[] => {
    const known = new Set<string | undefined>([
      ...photoFilesSent.of(jobId),
      ...chosen.map((one) => markOf(one.file, one.type)),
      ...waiting.map((one) => (one.jobId === jobId && one.what.kind === 'photo' ? one.what.from : undefined)),
    ]);
    const fresh = files.filter((file) => !known.has(markOf(file, type)));
    const count = files.length - fresh.length;
    if (count > 0) showToast({ title: t('upload.already', { count }) });
    return fresh;
  };
}
