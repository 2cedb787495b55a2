import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyChain } from '#server/audit/index.ts';
import { recentMails } from '#server/platform/mail.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { letterPaper } from '#server/views/documents/letter-paper.ts';
import { inForce, supportEmail } from './index.ts';

const house = await aHouse();
const owner = await anAdmin(house);
const ofServer = house.kit.settings.supportEmail;
const config = async () => (await house.get('/api/config')).body;
const inForceOf = async (name: string) => {
  const { body } = await house.get('/api/admin/decided-settings', owner.token);
  return body.find((setting: { name: string }) => setting.name === name);
};
async function decide(name: string, value: unknown) {
  const { version } = await inForceOf(name);
  return house.put(`/api/admin/settings/${name}`, { value, version, reason: 'A new mailbox.' }, owner.token);
}

test('until an owner decides, people write where the server’s environment says, and there is no number', async () => {
  const { supportEmail, supportPhone } = await config();
  assert.deepEqual([supportEmail, supportPhone], [ofServer, null]);
});

test('another address is in force at once: on pages, in mails and documents, for messages, in every process', async () => {
  const host = await aHost(house);
  assert.equal((await decide('supportEmail', ' Care@Example.com ')).body.value, 'care@example.com');
  assert.equal((await decide('supportPhone', '(512) 555-0100')).status, 200);
  const { supportEmail: shown, supportPhone } = await config();
  assert.deepEqual([shown, supportPhone], ['care@example.com', '(512) 555-0100']);
  const { kit: other } = await anotherProcess(house);
  assert.equal(await supportEmail(other, other.db), 'care@example.com');
  assert.equal((await inForce(other)).supportPhone, '(512) 555-0100');
  const paper = await letterPaper(house.kit, host.id);
  assert.ok(paper.smallPrint.includes('care@example.com') && !paper.smallPrint.includes(ofServer));
  const letter = { name: 'Hal', email: 'hal@example.com', topic: 'other', message: 'Where is my receipt, please?' };
  assert.equal((await house.post('/api/contact', letter)).status, 201);
  assert.match((await lastMail(house, 'care@example.com')).text, /Where is my receipt/);
  assert.equal((await recentMails(house.kit.db, ofServer)).length, 0);
});

test('who is suspended, logged out or erased is told the address that is in force', async () => {
  const [one, two, three] = [await aCleaner(house), await aCleaner(house), await aHost(house)];
  const reason = 'Asked for it.';
  assert.equal((await house.post(`/api/admin/users/${one.id}/suspend`, { reason }, owner.token)).status, 200);
  assert.equal((await house.post(`/api/admin/users/${two.id}/end-sessions`, { reason }, owner.token)).status, 200);
  const erased = await house.post(`/api/admin/users/${three.id}/erase`, { name: three.name, reason }, owner.token);
  assert.equal(erased.status, 204);
  await house.work();
  for (const { email } of [one, two, three]) assert.match((await lastMail(house, email)).text, /care@example\.com/);
});

test('what is no address or number is refused at the field; taken back, the server’s address counts again', async () => {
  assert.equal((await decide('supportEmail', 'care at example')).body.fields.value, 'Invalid email address');
  assert.equal((await decide('supportEmail', 7)).status, 400);
  assert.equal((await decide('supportPhone', '555')).body.fields.value, 'Phone number must be at least 10 digits');
  const { version } = await inForceOf('supportEmail');
  const back = { to: 0, version, reason: 'The old one works again.' };
  assert.equal((await house.post('/api/admin/settings/supportEmail/restore', back, owner.token)).status, 200);
  assert.equal((await config()).supportEmail, ofServer);
  assert.equal(
    (await house.put('/api/admin/settings/supportEmail', { ...back, value: 'a@b.co' }, owner.token)).status,
    400,
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});
