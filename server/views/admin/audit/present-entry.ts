import type { AuditEntry } from '#contract/admin-audit.ts';
import { namedFacts } from '#contract/named-facts.ts';
import type { AuditFacts } from '#server/audit/table.ts';

export interface AuditRow {
  id: number;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  facts: AuditFacts;
  reason: string | null;
}

/** In the contract's shape; `nameOf` says what a subject or a person is called today. */
export function presentEntry(row: AuditRow, nameOf: (id: string) => string | null): AuditEntry {
  const { actorId, actorName, subjectKind: kind, subjectId } = row;
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { id: actorId, name: actorId ? (actorName ?? '') : 'Freshkey' },
    action: row.action,
    subject: { kind, id: subjectId, name: nameOf(subjectId) },
    reason: row.reason,
    ...statesOf(row.facts),
    people: peopleIn(row.facts, nameOf),
  };
}

/**
 * What was before and what is after, out of the facts as each room writes them: a state as `before` and `after` or as
 * `from` and `to`, a sum as `refundedBefore`, what two people had agreed on as `agreedCents`. The rest says what was done.
 */
function statesOf(facts: AuditFacts): Pick<AuditEntry, 'before' | 'after'> {
  const { note: _, before: was, after: is, agreedCents, refundedBefore, ...others } = facts;
  const { from, to, ...rest } = others;
  // alone, `from` says whose money it was
  const moved = from !== undefined && to !== undefined;
  const before = {
    ...(was !== undefined && { status: was }),
    ...(moved && { status: from }),
    ...(agreedCents !== undefined && { payoutCents: agreedCents }),
    ...(refundedBefore !== undefined && { refundedCents: refundedBefore }),
  };
  const after = {
    ...(is !== undefined && { status: is }),
    ...(moved ? { status: to, ...rest } : others),
  };
  return { before: unlessEmpty(before), after: unlessEmpty(after) };
}

const unlessEmpty = (facts: AuditFacts): AuditFacts | null => (Object.keys(facts).length === 0 ? null : facts);

/** Who and which job the facts speak of, by their ids. */
function peopleIn(facts: AuditFacts, nameOf: (id: string) => string | null): Record<string, string> {
  const ids = Object.values(namedFacts)
    .flat()
    .map((key) => facts[key])
    .filter((id) => typeof id === 'string');
  return Object.fromEntries(ids.map((id) => [id, nameOf(id) ?? ''] as const).filter(([, name]) => name !== ''));
}
