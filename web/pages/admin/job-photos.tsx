import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const types = ['BEFORE', 'AFTER'] as const;

/** The home before and after the work, where a report about it is decided; each opens at full size. */
export function JobPhotos({ jobId }: { jobId: string }) {
  const { t } = useTranslation('work');
  const { data, isPending } = useRead(getJob, { params: { id: jobId } });
  if (isPending) return <Skeleton className="h-32" />;
  return types.map((type) => {
    const photos = data?.deliverables.filter(({ photoType }) => photoType === type) ?? [];
    const name = t(`photos.type.${type}`);
    if (photos.length === 0) return null;
    return (
      <Section key={type} title={name} level={3}>
        <PhotoGrid
          label={name}
          photos={photos.map(({ id, screenUrl, thumbnailUrl, note }, index) => ({
            ...{ id, src: screenUrl, thumbnail: thumbnailUrl },
            ...{ alt: t(`photos.one.${type}`, { number: index + 1 }), ...(note && { caption: note }) },
          }))}
        />
      </Section>
    );
  });
}
