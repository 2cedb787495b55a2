import { type ComponentProps, lazy, Suspense } from 'react';
import type { Deliverable } from '#contract/work.ts';

const ReportContent = lazy(() =>
  import('#web/moderation/report-content.tsx').then((file) => ({ default: file.ReportContent })),
);

type Reported = ComponentProps<typeof ReportContent>;

/** The way to report somebody’s profile or picture, which few take: it comes after the rest. */
export const LateReport = (props: Reported) => (
  <Suspense fallback={null}>
    <ReportContent {...props} />
  </Suspense>
);

/** Of a cleaner’s profile, and its picture where there is one. */
export const reportCleaner = (id: string, name: string) => (hasPicture: boolean) => (
  <LateReport id={id} name={name} kinds={hasPicture ? ['profile', 'picture'] : ['profile']} />
);

/** Of a photo, beside it once it is open. */
export const reportPhoto =
  (cleaner: { name: string } | null) =>
  ({ id, doneBy, reported }: Deliverable) => (
    <LateReport
      key={id}
      inLightbox
      id={id}
      name={(doneBy ?? cleaner)?.name ?? ''}
      kinds={['photo']}
      reported={reported}
    />
  );
