import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Property } from '#contract/properties.ts';
import { aDemo } from './a-demo.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { signUp } from './people.ts';

const demo = aDemo();

const lines = [
  'Listing name,Full address,Bedrooms,Bathrooms,Cleaning fee,Check-out,Color',
  'Pier House,"8 Ocean Ave, Tybee Island, GA 31328",3,2,"$150.00",10 AM,blue',
  'Mill Loft,"20 Main St, Austin, TX 78701",1,1.2,90,11:00,red',
  '=Attic,"22 Main St, Austin, TX 78701",1,1,90,11:00,green',
  'Hut,Somewhere far away,1,1,90,11:00,',
];
const csv = (rows: readonly string[]) => ({
  ...{ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
});

test('a host brings their homes from a spreadsheet: good lines come in, the others are named and handed back', async () => {
  const client = aClient(demo.product.url);
  const host = await signUp(client, 'HOST', 'Ida Import');
  const { page, inOrder } = await aWindow(demo.browser, { url: demo.product.url, token: host.token });
  await page.goto('/host/dashboard?tab=properties');
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const window = page.getByRole('dialog', { name: 'Import properties' });
  await window.locator('input[type=file]').setInputFiles(csv(['title,town', 'Loft,Austin']));
  await window.getByText(/We couldn’t find these columns: Address/).waitFor();
  await window.locator('input[type=file]').setInputFiles(csv(lines));
  await window.getByText('3 properties are ready to import').waitFor();
  await window.getByText('Bathrooms: Choose 1 to 4, in steps of 0.5').waitFor();
  await window.getByText('Columns we don’t use: Color').waitFor();
  await inOrder('import-homes');
  await window.getByRole('button', { name: 'Import 3 properties' }).click();
  await window.getByText('3 properties imported').waitFor();
  await window.getByText(/We couldn’t locate 1 address/).waitFor();
  const download = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Download the lines left out' }).click();
  const leftOut = Buffer.concat(await Array.fromAsync(await (await download).createReadStream())).toString();
  assert.deepEqual(leftOut.replace('\uFEFF', '').split('\r\n'), [
    lines[0],
    'Mill Loft,"20 Main St, Austin, TX 78701",1,1.2,90,11:00,red',
  ]);
  await window.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'Pier House' }).waitFor();

  const homes: Property[] = expectBody(await client.get('/api/host/properties', host.token), 200);
  assert.deepEqual(
    homes.map(({ title, placeKnown, defaultPayoutCents }) => [title, placeKnown, defaultPayoutCents]).sort(),
    [
      ['=Attic', true, 9000],
      ['Hut', false, 9000],
      ['Pier House', true, 15_000],
    ],
  );
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  await window.locator('input[type=file]').setInputFiles(csv(lines));
  await window.getByText('3 properties are already on your list.').waitFor();
  assert.equal(await window.getByRole('button', { name: /^Import/ }).isDisabled(), true);
  await inOrder('import-homes-again');
});
