import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { mailHtml } from '#server/platform/mail/mail-html.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { host, ben } = await aScene(house);

test('a warning quotes the words that are meant: their beginning, without markup, whole card numbers or codes of doors', async () => {
  const bio = `My card is 4242 4242 4242 4242, <b>pay</b> there. Her gate code is 4417.\n${'I clean. '.repeat(50)}`;
  await house.kit.db.update(cleanerProfiles).set({ bio }).where(eq(cleanerProfiles.userId, ben.id));
  const { body } = await house.post(
    '/api/content-reports',
    { kind: 'profile', id: ben.id, about: 'private' },
    host.token,
  );
  const closed = { reason: 'Looked at it.', action: 'warn' };
  assert.equal((await house.post(`/api/admin/content/${body.id}/close`, closed, admin.token)).status, 200);
  await house.work();
  const mail = await lastMail(house, ben.email);
  assert.match(
    mail.text,
    /\n\nWhat you wrote:\n“My card is •••• •••• •••• 4242, <b>pay<\/b> there\. Her gate code is •••\. I clean\. [^\n]{1,200}…”\n\n/,
  );
  assert.match(mailHtml(mail, house.kit.settings.publicUrl), /&lt;b&gt;pay&lt;/);
});
