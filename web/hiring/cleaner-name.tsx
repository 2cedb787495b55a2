import { type ReactNode, Suspense, useState } from 'react';
import type { Person } from '#contract/accounts.ts';
import { isErasedName } from '#web/platform/erased-name.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

const CleanerSheet = fetchedAhead(() => import('./cleaner-sheet.tsx').then((file) => file.CleanerSheet));

interface CleanerNameProps {
  cleaner: Pick<Person, 'id' | 'name' | 'ratingAvg' | 'ratingCount'>;
  /** Jobs and bids between the two; asked for once the sheet opens. */
  history: ReactNode;
  /** A job about which the two may write to each other. */
  talkJobId?: string | undefined;
  /** The way to report them, by whether they show a picture. */
  report?: (hasPicture: boolean) => ReactNode;
}

/** A cleaner's name wherever a host meets it: one tap opens who they are, closing leads back to where one was. */
export function CleanerName({ cleaner, history, talkJobId, report }: CleanerNameProps) {
  const [open, setOpen] = useState(false);
  // there is nobody behind it any more
  if (isErasedName(cleaner.name)) return <bdi className="font-normal text-ink-soft">{cleaner.name}</bdi>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${textLinkStyle} text-start font-semibold pointer-coarse:min-h-11`}
        onClick={() => setOpen(true)}
      >
        <bdi>{cleaner.name}</bdi>
      </button>
      <Suspense fallback={null}>
        {open && (
          <CleanerSheet {...{ cleaner, history, report }} between={{ talkJobId }} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
