import { lazy } from 'react';
import { listHelpers } from '#contract/helper-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { QuietPart } from '../late-part.tsx';

const AskedToHelp = lazy(() =>
  import('#web/helpers/asked-to-help.tsx').then((file) => ({ default: file.AskedToHelp })),
);

/** Who begins, and has no day yet, hears here that a cleaner would like to bring them along. */
export function AskedPart() {
  const asked = useRead(listHelpers).data?.askedBy ?? [];
  if (asked.length === 0) return null;
  return (
    <QuietPart>
      <AskedToHelp invitations={asked} needsCheck />
    </QuietPart>
  );
}
