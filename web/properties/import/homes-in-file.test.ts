import assert from 'node:assert/strict';
import { test } from 'node:test';
import { homesInFile, isFault } from './homes-in-file.ts';

const german = {
  ...{ title: 'Titel', address: 'Adresse', zipCode: 'Postleitzahl', bedrooms: 'Schlafzimmer', bathrooms: 'Bäder' },
  ...{ squareFootage: 'Größe', defaultPayoutCents: 'Übliche Vergütung', checkOutTime: 'Check-out' },
  ...{ checkInTime: 'Check-in', notes: 'Notizen' },
};
const fileOf = (...parts: BlobPart[]) => new File(parts, 'homes.csv');

async function homesOf(file: File, known: { title: string; address: string }[] = []) {
  const found = await homesInFile(file, german, known);
  assert.ok(!isFault(found), JSON.stringify(found));
  return found;
}

test('a list is read as other products write it: their headings, their amounts, their hours', async () => {
  const { homes, headings } = await homesOf(
    fileOf(
      'Listing Name,Color,Full address,Baths,BR,Cleaning fee,Checkout time,Check-in,Sq ft\r\n',
      'Dune House,blue,"12 Silver Ave, Tybee Island, GA",1.5,3,"$1,140.50",10 AM,4:30 p.m.,"1,400"\r\n',
    ),
  );
  assert.deepEqual(headings.unknown, ['Color']);
  assert.deepEqual(homes[0]?.values, {
    ...{ title: 'Dune House', address: '12 Silver Ave, Tybee Island, GA', bathrooms: 1.5, bedrooms: 3 },
    ...{ defaultPayoutCents: 114_050, checkOutTime: '10:00', checkInTime: '16:30', squareFootage: 1400 },
  });
  assert.deepEqual([homes[0]?.line, homes[0]?.faults], [2, {}]);
});

test('a German spreadsheet is read: semicolons, decimal commas, its older encoding, headings in its own words', async () => {
  const text =
    'Titel;Adresse;Bäder;Übliche Vergütung;Check-out\nHaus Süd;Hauptstraße 3, Köln;2,5;1.250,50 €;11.00 Uhr\n';
  const { homes } = await homesOf(fileOf(new Uint8Array(Buffer.from(text.replace('€', ''), 'latin1'))));
  assert.deepEqual(homes[0]?.values, {
    ...{ title: 'Haus Süd', address: 'Hauptstraße 3, Köln', bathrooms: 2.5 },
    ...{ defaultPayoutCents: 125_050, checkOutTime: '11:00' },
  });
});

test('a list made from an older sample file is read: in Portuguese the notes were called “Notas”', async () => {
  const { homes, headings } = await homesOf(fileOf('title,address,Notas\nCasa Azul,1 Main St,Portão verde\n'));
  assert.deepEqual([homes[0]?.values.notes, headings.unknown], ['Portão verde', []]);
});

test('each line with a fault says which value is wrong, and the others stand', async () => {
  const { homes } = await homesOf(
    fileOf('title,address,bedrooms,bathrooms,payout,check-out\n', 'A,1 Main St,,,,\n', ',2 Main St,,,,\n'),
  );
  assert.deepEqual(
    homes.map(({ faults }) => faults),
    [{}, { title: { code: 'titleRequired' } }],
  );
  const wrong = await homesOf(
    fileOf('title,address,bedrooms,bathrooms,payout,check-out\n', 'B,3 Main St,many,1.3,$5,25:00\n\n'),
  );
  assert.deepEqual(
    Object.entries(wrong.homes[0]?.faults ?? {}).map(([column, { code }]) => [column, code]),
    [
      ['bedrooms', 'wrongType'],
      ['bathrooms', 'bathrooms'],
      ['defaultPayoutCents', 'minimumPayout'],
      ['checkOutTime', 'invalidFormat'],
    ],
  );
});

test('an amount is read as the field of the form reads it, and refused as there', async () => {
  const typed = ['85.000', '"9,500"', '1.005', '85.005', '120.-', 'USD 90', '64.15', '-90', '١٢٠', '12000.00'];
  const refused = ['−85', '(85)', '85-', '85k', '85%', '9500 cents', '¥9500', '9500 COP'];
  const { homes } = await homesOf(
    fileOf('title,address,payout\n', ...[...typed, ...refused].map((amount) => `A,1 Main St,${amount}\n`)),
  );
  assert.deepEqual(
    homes.map(({ values, faults }) => faults.defaultPayoutCents?.code ?? values.defaultPayoutCents),
    [
      8_500,
      950_000,
      100_500,
      'twoDecimals',
      12_000,
      9_000,
      6_415,
      'wrongType',
      12_000,
      'tooMuch',
      ...refused.map(() => 'wrongType'),
    ],
  );
});

test('what is on the list already, or twice in the file, is marked', async () => {
  const lines = 'title,address\nLoft,1 Main St\nCabin,2 Main St\ncabin,2 main st\n';
  const { homes } = await homesOf(fileOf(lines), [{ title: 'Loft', address: '1 Main St' }]);
  assert.deepEqual(
    homes.map(({ twice }) => twice),
    ['listed', null, 'inFile'],
  );
});

test('a line with a fault keeps no later line of the same home from being imported', async () => {
  const { homes } = await homesOf(fileOf('title,address,bedrooms\nCabin,2 Main St,two\nCabin,2 Main St,2\n'));
  assert.deepEqual(
    homes.map(({ twice }) => twice),
    [null, null],
  );
});

test('a file that nothing can be done with is refused with the reason', async () => {
  const kindOf = async (file: File) => {
    const found = await homesInFile(file, german, []);
    return isFault(found) ? found : null;
  };
  assert.deepEqual(await kindOf(fileOf('')), { kind: 'empty' });
  assert.deepEqual(await kindOf(fileOf('title,address\n')), { kind: 'empty' });
  assert.deepEqual(await kindOf(fileOf('x'.repeat(1_000_001))), { kind: 'tooLarge' });
  assert.deepEqual(await kindOf(fileOf('title,address\n', 'a,b\n'.repeat(501))), { kind: 'tooMany' });
  assert.deepEqual(await kindOf(fileOf('title,town\nLoft,Austin\n')), { kind: 'headings', missing: ['address'] });
});

test('a line whose quotes do not match, or that has more cells than there are headings, is named and not sent', async () => {
  const { homes } = await homesOf(
    fileOf(
      'title,address,bedrooms,bathrooms\n\nDune House,"1 Main St, Savannah, GA",1,1\n',
      '"Unclosed, "7 Oak St, Savannah, GA",1,1\n',
      'Loft,7 Oak St, Savannah, GA,2,1\n',
      'Barn,9 Oak St,2,1,,\n',
    ),
  );
  assert.deepEqual(
    homes.map(({ values, faults }) => [values.title.slice(0, 8), faults.title?.code]),
    [
      ...[
        ['Dune Hou', undefined],
        ['Unclosed', 'cellsMoved'],
      ],
      ...[
        ['Loft', 'cellsMoved'],
        ['Barn', undefined],
      ],
    ],
  );
});
