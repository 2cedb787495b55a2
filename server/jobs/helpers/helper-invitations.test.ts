import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { day, hour } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import type { Somebody } from '#server/testing/people.ts';
import { helperInvitations } from '../table.ts';

const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

async function asked(house: House, by: Somebody, email: string, name = 'Luis Romero') {
  const { status, body } = await house.post('/api/cleaner/helpers/invitations', { name, email }, by.token);
  assert.equal(status, 201, JSON.stringify(body));
  return { id: body.id as string, token: tokenIn((await lastMail(house, email)).text) };
}

test('somebody without an account accepts by the mailed link, which works once, and is a helper only', async () => {
  const house = await aHouse();
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  const { token } = await asked(house, maria, 'luis@example.com');
  const look = await house.post('/api/helper-invitations/look', { token });
  assert.deepEqual([look.body.cleaner, look.body.name, look.body.account], ['Maria Moss', 'Luis Romero', 'none']);
  const joined = await house.post('/api/helper-invitations/accept', { token, name: 'Luis Romero' });
  assert.deepEqual([joined.status, joined.body.user.role, joined.body.user.helperOnly], [201, 'CLEANER', true]);
  assert.equal((await house.post('/api/helper-invitations/accept', { token, name: 'Luis' })).status, 404);

  const { body } = await house.get('/api/cleaner/helpers', maria.token);
  assert.deepEqual([body.helpers[0].name, body.helpers[0].mayCome, body.invitations], ['Luis Romero', false, []]);
  const helping = await house.get('/api/cleaner/helpers', joined.body.token);
  assert.deepEqual(helping.body.helping[0].name, 'Maria Moss');
  assert.deepEqual(await bellsIn(house).bellsOf(maria), ['helperAccepted']);
});

test('a cleaner with an account accepts while logged in, with the invited address and no other', async () => {
  const house = await aHouse();
  const [maria, luis] = [await anApprovedCleaner(house, 'Maria Moss'), await anApprovedCleaner(house, 'Luis Romero')];
  const { token } = await asked(house, maria, luis.email);
  assert.equal((await house.post('/api/helper-invitations/look', { token })).body.account, 'cleaner');
  const stranger = await house.post('/api/helper-invitations/accept', { token, name: 'Luis' });
  assert.deepEqual([stranger.status, stranger.body.error], [409, 'already_exists']);
  const other = await anApprovedCleaner(house, 'Otto Other');
  assert.equal((await house.post('/api/cleaner/helping', { token }, other.token)).status, 403);
  assert.equal((await house.post('/api/cleaner/helping', { token }, luis.token)).status, 204);
  assert.equal((await house.post('/api/cleaner/helping', { token }, luis.token)).status, 404);
  const { body } = await house.get('/api/me', luis.token);
  assert.equal(body.helperOnly, undefined, 'they stay a cleaner in their own right');
});

test('a cleaner with a confirmed address accepts or declines where they are, without the email', async () => {
  const house = await aHouse();
  const [maria, luis] = [await anApprovedCleaner(house, 'Maria Moss'), await anApprovedCleaner(house, 'Luis Romero')];
  const otto = await anApprovedCleaner(house, 'Otto Other');
  const { id } = await asked(house, maria, luis.email.toUpperCase());
  const waiting = async ({ token }: Somebody) => (await house.get('/api/cleaner/today', token)).body.askedToHelp;
  const [invitation] = await waiting(luis);
  assert.deepEqual([invitation.id, invitation.cleaner], [id, 'Maria Moss']);
  assert.deepEqual((await house.get('/api/cleaner/helpers', luis.token)).body.askedBy, [invitation]);
  assert.equal(await waiting(otto), undefined);
  const counted = async ({ token }: Somebody) => (await house.get('/api/cleaner/overview', token)).body.askedToHelp;
  assert.deepEqual([await counted(luis), await counted(otto)], [1, undefined]);
  const accept = ({ token }: Somebody) => house.post(`/api/cleaner/helping/invitations/${id}/accept`, undefined, token);
  assert.equal((await accept(otto)).status, 404);
  await house.kit.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, luis.id));
  assert.equal(await waiting(luis), undefined, 'an address that nobody has proven is nobody’s');
  await house.kit.db.update(users).set({ emailVerifiedAt: house.clock.now() }).where(eq(users.id, luis.id));
  assert.equal((await accept(luis)).status, 204);
  assert.equal((await accept(luis)).status, 404, 'it works once');
  assert.equal(await counted(luis), undefined);
  assert.equal((await house.get('/api/cleaner/helpers', maria.token)).body.helpers[0].name, 'Luis Romero');

  const second = await asked(house, otto, luis.email);
  const decline = ({ token }: Somebody) => house.remove(`/api/cleaner/helping/invitations/${second.id}`, token);
  assert.equal((await decline(maria)).status, 404);
  assert.equal((await decline(luis)).status, 204);
  const otherwise = await house.get('/api/cleaner/helpers', otto.token);
  assert.deepEqual([otherwise.body.helpers, otherwise.body.invitations], [[], []]);
  assert.equal((await house.post('/api/helper-invitations/look', { token: second.token })).status, 404);
});

test('whoever looks at an invitation declines that one, not the one that has taken its place', async () => {
  const house = await aHouse();
  const [maria, luis] = [await anApprovedCleaner(house, 'Maria Moss'), await anApprovedCleaner(house, 'Luis Romero')];
  const first = await asked(house, maria, luis.email);
  const { body } = await house.post('/api/helper-invitations/look', { token: first.token });
  assert.equal(body.id, first.id);
  const second = await asked(house, maria, luis.email);
  assert.equal((await house.remove(`/api/cleaner/helping/invitations/${body.id}`, luis.token)).status, 404);
  assert.equal((await house.get('/api/cleaner/helpers', luis.token)).body.askedBy[0].id, second.id);
});

test('the email names what the check costs as it is decided now', async () => {
  const house = await aHouse();
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  await asked(house, maria, 'luis@example.com');
  assert.match((await lastMail(house, 'luis@example.com')).text, /which costs \$39\.00/);
});

test('an invitation ends when it is withdrawn, replaced or three days old, and ten go out a day', async () => {
  const house = await aHouse();
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  const works = async (token: string) => (await house.post('/api/helper-invitations/look', { token })).status === 200;
  const first = await asked(house, maria, 'a@example.com');
  const second = await asked(house, maria, 'A@example.com');
  assert.deepEqual([await works(first.token), await works(second.token)], [false, true]);
  const withdraw = () => house.remove(`/api/cleaner/helpers/invitations/${second.id}`, maria.token);
  assert.deepEqual(
    [(await withdraw()).status, (await withdraw()).status, await works(second.token)],
    [204, 404, false],
  );
  const late = await asked(house, maria, 'b@example.com');
  house.clock.forward(3 * day);
  assert.equal(await works(late.token), false);
  await bellsIn(house).run('forget-helper-invitations');
  assert.equal(await house.kit.db.$count(helperInvitations), 0);

  for (let n = 0; n < 10; n++) await asked(house, maria, `n${n}@example.com`);
  const more = { name: 'One More', email: 'more@example.com' };
  const { status } = await house.post('/api/cleaner/helpers/invitations', more, maria.token);
  assert.equal(status, 429);
  house.clock.forward(day + hour);
  const full = await house.post('/api/cleaner/helpers/invitations', more, maria.token);
  assert.deepEqual([full.status, full.body.error], [409, 'too_many']);
  const own = await house.post('/api/cleaner/helpers/invitations', { ...more, email: maria.email }, maria.token);
  assert.deepEqual([own.status, Object.keys(own.body.fields)], [400, ['email']]);
});

test('whoever takes the address that they once invited does not become their own helper', async () => {
  const house = await aHouse();
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  const { token } = await asked(house, maria, 'other@example.com');
  await house.kit.db.update(users).set({ email: 'other@example.com' }).where(eq(users.id, maria.id));
  assert.equal((await house.post('/api/cleaner/helping', { token }, maria.token)).status, 403);
  assert.deepEqual((await house.get('/api/cleaner/helpers', maria.token)).body.helpers, []);
});

test('an invitation is sent again as long as it stands; one that was withdrawn elsewhere is not brought back', async () => {
  const house = await aHouse();
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  const otto = await anApprovedCleaner(house, 'Otto Other');
  const first = await asked(house, maria, 'luis@example.com');
  const again = (inPlaceOf: string, { token }: Somebody, email = 'luis@example.com') =>
    house.post('/api/cleaner/helpers/invitations', { name: 'Luis', email, inPlaceOf }, token);
  assert.equal((await again(first.id, otto)).status, 404, 'it is somebody else’s');
  assert.equal((await again(first.id, maria, 'rosa@example.com')).status, 404, 'it went to somebody else');
  const { status, body } = await again(first.id.toUpperCase(), maria);
  assert.equal(status, 201);
  assert.equal((await house.remove(`/api/cleaner/helpers/invitations/${body.id}`, maria.token)).status, 204);
  assert.equal((await again(body.id, maria)).status, 404);
  assert.deepEqual((await house.get('/api/cleaner/helpers', maria.token)).body.invitations, []);
});
