import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { staffRights } from '#contract/staff-rights.ts';
import { allRoutes } from '#server/app.ts';
import { accessBodies } from './access-bodies.ts';
import { accessMatrix, columns } from './access-matrix.ts';
import type { Row } from './access-row.ts';
import { freshToken, type Ids, scenes, thePeople } from './access-world.ts';
import { helperCells } from './helper-cells.ts';
import { aHouse } from './house.ts';
import { fromNetwork } from './network.ts';
import type { Somebody } from './people.ts';
import { staffRows } from './staff-rows.ts';

const house = await aHouse();
const people = await thePeople(house);

const callers = [...columns, 'support', 'finance', 'helper'] as const;
const other = columns.indexOf('other');

const routeOf = (key: string) => key.replace(/ \(.*\)$/, '');

test('every route has a row, every row a route, and every row a cell for each caller', () => {
  const routes = allRoutes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const rows = Object.keys(accessMatrix).map(routeOf);
  assert.deepEqual(
    routes.filter((route) => !rows.includes(route)),
    [],
    'routes without a row',
  );
  assert.deepEqual(
    rows.filter((row) => !routes.includes(row)),
    [],
    'rows without a route',
  );
  for (const [key, { cells }] of Object.entries(accessMatrix)) assert.equal(cells.length, columns.length, key);
});

test('the table of who may what lists every call of admins, and so does the matrix', () => {
  const ofAdmins = allRoutes
    .filter(({ endpoint: { access } }) => typeof access !== 'string' && access.join() === 'ADMIN')
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    .sort();
  assert.deepEqual(Object.keys(staffRights).sort(), ofAdmins);
  assert.deepEqual(Object.keys(staffRows).sort(), ofAdmins);
});

test('every cell is as listed', async () => {
  const deviations: string[] = [];
  let cells = 0;
  for (const [key, row] of Object.entries(accessMatrix)) {
    const found: number[] = [];
    const ofStaff = staffRows[routeOf(key)] ?? [row.cells.at(-1), row.cells.at(-1)];
    const written = [...row.cells, ...ofStaff, helperCells[key] ?? row.cells[other]];
    for (const caller of callers) found.push(await answerTo(key, row, caller, ++cells));
    if (found.join() !== written.join())
      deviations.push(`${key}\n    written: ${written.join(', ')}\n    found:   ${found.join(', ')}`);
  }
  console.log(`${cells} cells, ${deviations.length} rows deviate`);
  assert.deepEqual(deviations, []);
});

async function answerTo(key: string, row: Row, caller: (typeof callers)[number], unique: number): Promise<number> {
  const ids: Ids = await scenes[row.on ?? 'nothing'](house, people);
  if (caller === 'helper')
    await house.kit.db.execute(
      sql`update job set helper_ids = array[${people.helper.id}::uuid] where status not in ('OPEN', 'CANCELED')`,
    );
  const [method = '', path = ''] = routeOf(key).split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `none-${unique}`);
  const as = caller === 'visitor' ? undefined : await tokenFor(key, people[caller]);
  const body = accessBodies[key]?.(ids, people, unique);
  // Each call from an address of its own: visitors are counted by theirs.
  const { status } = await house.send(method, url, { as, body, headers: fromNetwork(unique) });
  // What this cell made must not make anyone busy for the next one.
  await house.kit.db.execute(sql`update job set status = 'CANCELED' where status <> 'CANCELED'`);
  return status;
}

/** Signing out ends the calling session, a new password every other one. */
async function tokenFor(key: string, somebody: Somebody): Promise<string> {
  if (endsSessions.includes(key)) somebody.token = await freshToken(house, somebody);
  const { token } = somebody;
  if (key === endsSessions[0]) somebody.token = await freshToken(house, somebody);
  return token;
}
const endsSessions = ['POST /api/auth/logout', 'PUT /api/me/password'];
