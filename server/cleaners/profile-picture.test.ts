import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day } from '#server/platform/clock.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { profileBody } from '#server/testing/access-bodies.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';

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
