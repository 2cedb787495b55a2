import { lazy, type ReactNode, Suspense } from 'react';
import { listHostCleaners } from '#contract/calls.ts';
import type { InviteFirst } from '#contract/invite-first.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { InviteFirstFault } from './invite-first-choice.tsx';
import { may } from './may.ts';

// Most jobs are open to everybody from the beginning.
const InviteFirstChoice = lazy(() =>
  import('./invite-first-choice.tsx').then((file) => ({ default: file.InviteFirstChoice })),
);

interface InviteFirstPartProps {
  /** Nobody where there is none. */
  first: InviteFirst | null | undefined;
  onChange: (first: InviteFirst | undefined) => void;
  fault: InviteFirstFault;
  /** See `InviteFirstChoice`. */
  isSent: boolean;
  /** Leads to the choice. */
  label: string;
  /** Stands below it. */
  note?: ReactNode;
}

/** The way to cleaners who have a job to themselves at first, and once it is taken, who and for how long. */
export function InviteFirstPart({ first, onChange, label, note, ...rest }: InviteFirstPartProps) {
  if (first) {
    return (
      <div className="grid gap-2">
        <Suspense fallback={<Skeleton className="h-36" />}>
          <InviteFirstChoice first={first} onChange={onChange} {...rest} />
        </Suspense>
        {note && <p className="text-13 text-ink-soft">{note}</p>}
      </div>
    );
  }
  // who looks after some homes only does not see the host's cleaners
  if (!may(listHostCleaners)) return null;
  return (
    <TextButton className="justify-self-start text-14" onClick={() => onChange({ cleanerIds: [], hours: 6 })}>
      {label}
    </TextButton>
  );
}
