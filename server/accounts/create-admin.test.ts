import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { aHouse, type House } from '#server/testing/house.ts';

let house: House;
before(async () => {
  house = await aHouse();
});
after(() => house.close());

const program = fileURLToPath(new URL('./create-admin.ts', import.meta.url));

/** Runs the command as an operator does. */
async function createAdmin(args: string[], password: string) {
  const env = { PATH: process.env.PATH, DATABASE_URL: house.kit.db.$client.options.connectionString };
  const child = spawn(process.execPath, [program, ...args], { env });
  child.stdin.end(`${password}\n`);
  const [out, faults, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, out, faults };
}

test('the operator makes the first admin, who then signs in with the password', async () => {
  const made = await createAdmin(['Boss@example.com', 'Bo', 'Boss'], 'correct horse battery');
  assert.equal(made.status, 0, made.faults);
  assert.match(made.out, /boss@example\.com can now log in/);
  const login = await house.post('/api/auth/login/password', {
    email: 'boss@example.com',
    password: 'correct horse battery',
  });
  assert.deepEqual([login.status, login.body.user.role, login.body.user.name], [200, 'ADMIN', 'Bo Boss']);
  const again = await createAdmin(['boss@example.com', 'Bo'], 'correct horse battery');
  assert.equal(again.status, 1);
  assert.match(again.faults, /already has an account/);
});

test('it says what is wrong with what was given', async () => {
  assert.match((await createAdmin([], '')).faults, /Usage/);
  const { status, faults } = await createAdmin(['nobody', 'Bo'], 'short');
  assert.equal(status, 1);
  assert.match(faults, /email: Invalid email address\npassword: Use at least 10 characters/);
  assert.match((await createAdmin(['bo@example.com', 'Bo'], 'password123')).faults, /too common/);
});
