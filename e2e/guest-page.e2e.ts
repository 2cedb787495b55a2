import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { deliverables, jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// A host shares a finished cleaning by link; a guest looks at it; the host ends it.

const house = await aHouse();
const { db } = house.kit;
const url = await served(house.app);
Object.assign(house.kit.settings, { publicUrl: url });
const browser = await aBrowser();
after(async () => {
  await browser.close();
  await house.app.close();
});

/** A cleaning with everything ticked off, and three fresh photos of it. */
async function aCleaning() {
  const { job, host, cleaner } = await aSubmittedJob(house);
  await db.update(jobTasks).set({ doneAt: house.clock.now() }).where(eq(jobTasks.jobId, job.id));
  for (const height of [480, 481, 482]) {
    const { photoUrl } = (await upload(house, cleaner.token, await aJpeg({ width: 640, height }))).body;
    const path = `/api/jobs/${job.id}/deliverables`;
    const { id } = (await house.post(path, { photoUrl, photoType: 'AFTER' }, cleaner.token)).body;
    const [row] = await db.update(deliverables).set({ compared: 'new' }).where(eq(deliverables.id, id)).returning();
    await db
      .update(uploads)
      .set({ takenAt: house.clock.now() })
      .where(eq(uploads.id, row?.uploadId ?? ''));
  }
  return { job, host };
}

for (const width of [1280, 390]) {
  test(`a host shares what was cleaned, and ends it, at ${width} px`, async () => {
    const { job, host } = await aCleaning();
    const { page, context, inOrder } = await aWindow(browser, { url, width, token: host.token });
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('heading', { name: 'Photo documentation' }).waitFor();
    // its code comes when the reader does
    await page.waitForFunction(() => {
      window.scrollBy(0, 100);
      return [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Share with your guest');
    });
    await page.getByRole('button', { name: 'Create page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create page' }).click();
    await dialog.getByText('Title is required').waitFor();
    await dialog.getByLabel('Title').fill('Dune House');
    for (const number of [1, 2, 3]) await dialog.getByRole('button', { name: `Photo ${number},` }).click();
    await inOrder('guest-page-dialog');
    await dialog.getByRole('button', { name: 'Create page' }).click();
    const link = await page.getByLabel('Link for your guest').inputValue();
    await inOrder('guest-page-shared');
    for (const language of ['en', 'ar']) {
      const guest = await aWindow(browser, { url, width, language });
      const answer = await guest.page.goto(link);
      assert.equal(answer?.headers()['x-robots-tag'], 'noindex');
      await guest.page.getByRole('heading', { name: 'Dune House' }).waitFor();
      assert.equal(await guest.page.locator('main img').count(), 3);
      const said = String(await guest.page.locator('main').textContent());
      for (const secret of [host.name, '12 Secret Street']) assert.ok(!said.includes(secret));
      await guest.inOrder(`ready-${language}`);
      await guest.context.close();
    }
    await page.getByRole('button', { name: 'Turn off page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off page' }).click();
    await page.getByRole('button', { name: 'Create page' }).waitFor();
    const late = await aWindow(browser, { url, width });
    // the refused read, as the app reports it, is what this page is about
    late.expect(/refused/);
    await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'This page isn’t available' }).waitFor();
    await late.inOrder('ready-gone');
    await Promise.all([context.close(), late.context.close()]);
  });
}
