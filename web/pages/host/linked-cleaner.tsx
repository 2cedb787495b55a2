import { getCleaner } from '#contract/calls.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { nameOf } from '#web/public-pages/find-cleaners/cleaner-summary.tsx';
import { reportCleaner } from '../late-report.tsx';
import { CleanerHistory } from './cleaner-history.tsx';

/** The cleaner whom an address names; nobody where they have no page to show anymore. */
export function LinkedCleaner({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useRead(getCleaner, { params: { id } });
  if (!data) return null;
  const name = nameOf(data);
  return (
    <CleanerSheet
      cleaner={{ id, name, ratingAvg: data.ratingAvg, ratingCount: data.totalReviews }}
      onClose={onClose}
      report={reportCleaner(id, name)}
      between={{}}
      history={<CleanerHistory cleanerId={id} />}
    />
  );
}
