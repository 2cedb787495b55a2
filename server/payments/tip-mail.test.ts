import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recentMails } from '#server/platform/mail.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();

test('the host is mailed what the tip took from which card, whom it went to and where its receipt is', async () => {
  const paid = await aSubmittedJob(house);
  await house.post(`/api/jobs/${paid.job.id}/checkout`, undefined, paid.host.token);
  await house.post(`/api/jobs/${paid.job.id}/tips`, { tipCents: 1_501 }, paid.host.token);
  await house.work();
  const mails = await recentMails(house.kit.db, paid.host.email);
  const mail = mails.find(({ subject }) => subject.startsWith('Tip paid: '));
  assert.match(mail?.subject ?? '', /^Tip paid: Lakeside Loft, /);
  assert.match(mail?.text ?? '', /You’ve tipped .+ \$15\.01 for the cleaning of Lakeside Loft on /);
  assert.match(
    mail?.text ?? '',
    /The receipt is on the job page\.\n\nIt was charged to the card ending in \d{4}\.\n\nhttp/,
  );
});
