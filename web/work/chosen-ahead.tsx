import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useState } from 'react';
import type { Deliverable } from '#contract/work.ts';

export interface ChosenPhoto {
  id: string;
  file: File;
  type: Deliverable['photoType'];
  /** The task that it is of, if it is of one. */
  taskId: string | null;
  /** The photo from arrival whose spot it shows again, if it is known. */
  spot: string | null;
  /** What the cleaner wrote about it. */
  note: string | null;
  /** Why it cannot be sent, in words. */
  problem: string | null;
  /** Is being made small enough to send, which takes a large one seconds. */
  preparing: boolean;
}

type Chosen = readonly ChosenPhoto[];
type ByPlace = Readonly<Record<string, Chosen>>;

const Kept = createContext<readonly [ByPlace, Dispatch<SetStateAction<ByPlace>>] | null>(null);

/** Keeps what is chosen and not in the outbox while the steps within come and go. */
export function KeepsChosen({ children }: { children: ReactNode }) {
  const kept = useState<ByPlace>({});
  return <Kept value={kept}>{children}</Kept>;
}

/** The photos that were chosen at one place; outside of the above only as long as that place is shown. */
export function useChosen(place: string): readonly [Chosen, (change: (before: Chosen) => Chosen) => void] {
  const own = useState<Chosen>([]);
  const kept = useContext(Kept);
  if (!kept) return own;
  const [all, setAll] = kept;
  return [all[place] ?? [], (change) => setAll((before) => ({ ...before, [place]: change(before[place] ?? []) }))];
}
