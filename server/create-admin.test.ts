import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aHouse } from '#server/testing/house.ts';
import { runCommand } from '#server/testing/run-command.ts';

const house = await aHouse();

const createAdmin = (...args: string[]) => runCommand(house, 'create-admin.ts', { args });

test('the operator makes the first admin, who signs in with the password that was printed', async () => {
  const made = await createAdmin('Boss@example.com', 'Bo Boss');
  assert.equal(made.status, 0, made.faults);
  const password = made.out.trim().split(/\s+/).at(-1);
  const login = await house.post('/api/auth/login/password', { email: 'boss@example.com', password });
  assert.deepEqual([login.status, login.body.user.role, login.body.user.name], [200, 'ADMIN', 'Bo Boss']);
  const again = await createAdmin('boss@example.com', 'Bo Boss');
  assert.equal(again.status, 1);
  assert.match(again.faults, /already has an account/);
});

test('without an address and a name it says how to use it', async () => {
  const { status, faults } = await createAdmin('nobody');
  assert.equal(status, 1);
  assert.match(faults, /npm run admin:create -- /);
});
