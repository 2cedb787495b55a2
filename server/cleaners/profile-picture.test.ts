import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { profileBody } from '#server/testing/access-bodies.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('an uploaded picture becomes the profile’s, stays until it is taken away, and nothing else is taken', async () => {
  const { token } = await aCleaner(house);
  const put = (profileImageUrl?: string | null) =>
    house.put('/api/cleaner/profile', { ...profileBody(), profileImageUrl }, token);
  const { photoUrl } = (await upload(house, token, await aJpeg())).body;
  const { body } = await put(photoUrl);
  assert.equal((await house.get(body.profileImageUrl)).headers['content-type'], 'image/jpeg');
  house.clock.forward(2 * day);
  const later = (await put()).body.profileImageUrl;
  assert.equal((await house.get(later)).status, 200, 'left out it stays, with a link of today');
  assert.equal((await put(body.profileImageUrl)).status, 200, 'an old link names the same picture');
  const forged = photoUrl.replace(/s=.{4}/, 's=AAAA').replace(/photos\/.{3}/, 'photos/zzz');
  for (const url of [forged, 'https://example.com/me.jpg', '/photos/../secret', 'javascript:alert(1)']) {
    const { status, body: refused } = await put(url);
    assert.deepEqual([status, refused.fields], [400, { profileImageUrl: 'This isn’t a photo you uploaded' }], url);
  }
  assert.equal((await put(null)).body.profileImageUrl, null);
});

test('a host sees small who bids for their job and who worked for them, and nothing where nobody shows a face', async () => {
  const [host, cleaner, plain] = [await aHost(house), await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const { photoUrl } = (await upload(house, cleaner.token, await aJpeg())).body;
  await house.put('/api/cleaner/profile', { ...profileBody(), profileImageUrl: photoUrl }, cleaner.token);
  const job = await aJob(house, host);
  for (const bidder of [cleaner, plain]) await aBid(house, bidder, job);
  const facesIn = async (path: string): Promise<(string | null)[]> => {
    const { body } = await house.get(path, host.token);
    const shown = body.bids ?? body[0].bids ?? body;
    return shown.map((one: Record<string, string | null>) => one.cleanerPictureUrl ?? one.pictureUrl ?? null);
  };
  for (const path of [`/api/jobs/${job.id}`, `/api/jobs/${job.id}/bids`, '/api/host/jobs', '/api/host/cleaners']) {
    const faces = await facesIn(path);
    assert.deepEqual([faces.length, faces.filter((face) => face === null).length], [2, 1], path);
    const [face] = faces.filter((one) => one !== null);
    assert.match(String(face), /-small\?/);
    assert.equal((await house.get(String(face))).headers['content-type'], 'image/jpeg', path);
  }
  const { cleanerPictureUrl } = (await house.get(`/api/jobs/${job.id}`, host.token)).body;
  assert.equal(cleanerPictureUrl, null);
  const taken = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  assert.match((await house.get(`/api/jobs/${taken.id}`, host.token)).body.cleanerPictureUrl, /-small\?/);
  const own = (await house.get(`/api/jobs/${job.id}`, plain.token)).body;
  assert.equal(JSON.stringify(own).includes('/photos/'), false);
});
