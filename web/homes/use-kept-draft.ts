import { useEffect, useState } from 'react';
import type { HomeChecklist } from '#contract/home-checklist.ts';
import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';
import { type Draft, draftOf } from './checklist-draft.ts';

interface Kept {
  draft: Draft;
  /** What was saved when it was begun. */
  version: string | null;
}

const nameOf = (propertyId: string) => `checklist:${propertyId}`;

function readKept(propertyId: string): Kept | null {
  try {
    return JSON.parse(keptUntilSignOut.read(nameOf(propertyId)) ?? 'null') as Kept | null; // written below
  } catch {
    return null;
  }
}

/**
 * The list as it is being written. What is not saved is kept in this browser, so that a closed window, a lost connection
 * or the end of a session costs nothing.
 */
export function useKeptDraft(propertyId: string, saved: HomeChecklist) {
  const [before] = useState(() => readKept(propertyId));
  const [version, setVersion] = useState(before ? before.version : saved.version);
  const [draft, setDraft] = useState<Draft>(() => before?.draft ?? draftOf(saved.tasks));
  const [changed, setChanged] = useState(before !== null);
  useEffect(() => {
    if (changed) keptUntilSignOut.write(nameOf(propertyId), JSON.stringify({ draft, version } satisfies Kept));
  }, [changed, draft, propertyId, version]);

  function change(next: (draft: Draft) => Draft) {
    setChanged(true);
    setDraft(next);
  }
  return {
    ...{ draft, version, changed, change },
    /** Something was left unsaved the last time. */
    found: before !== null && changed,
    /** Nothing is kept any more: it is saved, or given up. */
    forget: () => keptUntilSignOut.write(nameOf(propertyId), null),
    startOver: () => {
      keptUntilSignOut.write(nameOf(propertyId), null);
      setChanged(false);
      setVersion(saved.version);
      setDraft(draftOf(saved.tasks));
    },
    /** Saves over what somebody else has saved meanwhile. */
    takeVersion: () => setVersion(saved.version),
  };
}
