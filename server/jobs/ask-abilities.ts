import { type JobAbility, jobAbilities } from '#contract/job-abilities.ts';
import { viewersAbilities } from '#contract/member-rights.ts';
import { jobNotFound, type Refusal } from '#server/platform/refusal.ts';
import { abilityTable, mayWork, otherIsThere } from './abilities.ts';
import { type Ability, type Obstacle, wasCanceled } from './ability-rules.ts';
import type { JobFacts } from './job-view.ts';
import { type JobViewer, relationTo, roleOf } from './people.ts';

const table: Record<JobAbility, Ability> = abilityTable;

/** What only a job's host, its assigned cleaner or who comes along may do: the job alone says who they are. */
export type HolderAbility = {
  [A in JobAbility]: (typeof abilityTable)[A]['who'][number] extends 'host' | 'assigned cleaner' | 'helper' ? A : never;
}[JobAbility];

/** Whether it depends on the cleaner's background check at that moment. */
export const needsClearance = (ability: JobAbility): boolean => table[ability].rules.includes(mayWork);

/** Whether it takes the other one of the job's two people: nobody reviews, tips or writes to a deleted account. */
export const needsOther = (ability: JobAbility): boolean => table[ability].rules.includes(otherIsThere);

/** The abilities of each kind of person, so that a job is checked only for those that could be theirs. */
const abilitiesOf = Map.groupBy(
  jobAbilities.flatMap((name) => table[name].who.map((relation) => ({ relation, name }))),
  ({ relation }) => relation,
);

/** What the viewer may do with the job now; sent to screens as `can`. */
export function abilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbility[] {
  const relation = relationTo(job, viewer);
  const asked = { job, viewer, now };
  const theirs = (relation && abilitiesOf.get(relation)) ?? [];
  return theirs.flatMap(({ name }) => {
    const { first, rules, hidden } = table[name];
    if (viewer.memberRole === 'VIEWER' && !viewersAbilities.includes(name)) return [];
    const isOffered = !first?.(viewer) && !hidden?.(asked) && rules.every((rule) => rule(asked) === null);
    return isOffered ? [name] : [];
  });
}

/** Passes only if this person may do this with the job now; otherwise throws the ability's refusal. */
export function require(
  job: JobFacts | null,
  viewer: JobViewer,
  ability: JobAbility,
  now: Date,
): asserts job is JobFacts {
  const refusal = refusalOf(job, viewer, ability, now);
  if (refusal) throw refusal;
}

/** Why the viewer may not do this with the job now; null if they may. */
export const refusalOf = (job: JobFacts | null, viewer: JobViewer, ability: JobAbility, now: Date): Refusal | null =>
  obstacleTo(job, viewer, ability, now)?.() ?? null;

function obstacleTo(job: JobFacts | null, viewer: JobViewer, ability: JobAbility, now: Date): Obstacle {
  const { first, rules } = table[ability];
  const unfit = first?.(viewer);
  if (unfit) return unfit;
  if (!job || !concerns(job, viewer, ability)) return () => absence(job, viewer, ability);
  for (const rule of rules) {
    const obstacle = rule({ job, viewer, now });
    if (obstacle) return obstacle;
  }
  return null;
}

/** What is said where it is not theirs at all. Whoever had the job knows of it, also once it is canceled. */
export function absence(job: JobFacts | null, { id }: Pick<JobViewer, 'id'>, ability: JobAbility): Refusal {
  const had = job?.status === 'CANCELED' && job.cleanerId === id;
  return had && table[ability].tellsCanceled ? wasCanceled() : jobNotFound();
}

/** Whether anyone of this role can have the ability, on whatever job. */
export const isFor = (role: JobViewer['role'], ability: JobAbility): boolean =>
  table[ability].who.some((relation) => roleOf[relation] === role);

/** Whether this person can have the ability at all, whatever the job's state. */
export function concerns(job: JobFacts, viewer: JobViewer, ability: JobAbility): boolean {
  const relation = relationTo(job, viewer);
  return relation !== null && table[ability].who.includes(relation);
}
