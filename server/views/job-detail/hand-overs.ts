import { erasedName } from '#contract/erased-name.ts';
import type { StoredChange } from './timeline-column.ts';

/** At one change of a job's state: whose job it was until then, and whose it was from then on, where that is known. */
export interface HandOver {
  left?: string;
  cameIn?: string;
}

/**
 * Who handed a job over to whom at each of its changes. What is kept of one is who made it: a cleaner who withdrew. Who
 * took over is who left it next, or has it now (`holder`).
 */
export function handOversIn(changes: readonly StoredChange[], holder: string | null): HandOver[] {
  const leaves = ({ kind, withStay }: StoredChange) => kind === 'REASSIGNED' || (kind === 'REOPENED' && !withStay);
  const leaver = (change: StoredChange) => (leaves(change) && change.byCleaner ? change.name : null);
  return changes.map((change, index) => {
    const next = changes.slice(index + 1).find(leaves);
    const left = known(leaver(change));
    const cameIn = change.kind === 'REASSIGNED' ? known(next ? leaver(next) : holder) : null;
    return { ...(left && { left }), ...(cameIn && { cameIn }) };
  });
}

const known = (name: string | null): string | null => (name === erasedName ? null : name);
