import type { Endpoint } from '#contract/endpoint.ts';
import { visitRights } from '#contract/visit-rights.ts';
import type { Kit } from '../kit.ts';
import { Refusal } from '../refusal.ts';

/** Why an admin who sees the product as somebody else may not make this call; null where they may. */
export function refusalForVisitor({ method, path, access }: Endpoint): Refusal | null {
  if (method !== 'GET') return readsOnly();
  if (access === 'anyone') return null;
  const visible = visitRights[path] ?? 'closed';
  if (visible === 'closed')
    return new Refusal('visit_closed', 'This is private: it isn’t shown while you view the product as someone else.');
  return null;
}

/** Also where a read would write: the connections of a visit can change nothing. */
export const readsOnly = () =>
  new Refusal('visit_reads', 'Nothing can be changed while you view the product as someone else.');

const reading = new WeakMap<Kit, Kit>();

/** What the calls of visits work with. The same for all of them: what is kept for each kit is then kept once, too. */
export function readingKit(kit: Kit): Kit {
  const kept = reading.get(kit) ?? { ...kit, db: kit.readOnlyDb };
  reading.set(kit, kept);
  return kept;
}

/** The answer without what stays closed to a visit; lists and what is nested in it included. */
export function shownToVisitor({ path }: Pick<Endpoint, 'path'>, answer: unknown): unknown {
  const visible = visitRights[path];
  return Array.isArray(visible) ? without(answer, visible) : answer;
}

function without(value: unknown, hidden: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, hidden));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    hidden.includes(name) ? covered(part) : without(part, hidden),
  ]);
  return Object.fromEntries(entries);
}

/** What is there stays to be seen as there; a date would be read as one, so it goes. */
function covered(part: unknown): unknown {
  if (part === '' || typeof part !== 'string') return part === '' ? part : null;
  return /^\d{4}-\d\d-\d\d/.test(part) ? null : '•••';
}
