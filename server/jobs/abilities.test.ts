import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aWalk } from '#server/testing/ability-walk.ts';
import { aHouse } from '#server/testing/house.ts';
import { type Part, parts, type Walked, walkedAbilities } from '#server/testing/walk-parts.ts';
import { allStates } from '#server/testing/walk-states.ts';

const walk = await aWalk(await aHouse());

/** Not offered but not refused either: asking again does no harm. */
const harmless = (ability: Walked, part: Part, state: string): boolean =>
  (ability === 'seeBids' && part === 'host') ||
  (ability === 'openToAll' && part === 'host' && state === 'OPEN') ||
  (ability === 'confirm' && part === 'assigned' && state === 'ASSIGNED, confirmed') ||
  (ability === 'decline' && (part === 'invited' || part === 'blocked and invited'));

for (const state of allStates) {
  test(`${state}: everyone can do what \`can\` lists, and nothing else`, async () => {
    const deviations: string[] = [];
    for (const part of parts) {
      for (const ability of walkedAbilities) {
        const { offered, allowed, answer } = await walk.tryOut(state, part, ability);
        const expected = offered || harmless(ability, part, state);
        if (allowed !== expected)
          deviations.push(`${part}, ${ability}: ${offered ? 'offered' : 'not offered'}, ${answer}`);
      }
    }
    assert.deepEqual(deviations, []);
  });
}

test('the walk has seen each ability both offered and refused to someone', () => {
  for (const ability of walkedAbilities)
    assert.deepEqual(walk.seen(ability), { offered: true, refused: true }, `${ability} is not walked through`);
});
