import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { naughtyStrings } from '#server/testing/naughty-strings.ts';
import { pdfOf } from '#server/testing/pdf-of.ts';
import { coveredLetters } from './covered-letters.ts';
import { settableText } from './settable-text.ts';

const isCovered = coveredLetters(fileURLToPath(new URL('./fonts', import.meta.url)));
const set = (text: string): string => settableText(text, isCovered);

test('emoji are left out, and what they stood beside closes up', () => {
  assert.equal(set('Hanna 🌊 Berg'), 'Hanna Berg');
  assert.equal(set('\u2068👩‍👩‍👧 Beach House 🇺🇸\u2069'), '\u2068Beach House\u2069');
  assert.equal(set('❤️ Loft 1️⃣'), 'Loft 1');
  assert.equal(set('🏠🏠'), '–', 'nothing else is left');
});

test('an ornamental letter becomes its plain one, and one that no font has a question mark', () => {
  assert.equal(set('𝓗𝓪𝓷𝓷𝓪'), 'Hanna');
  assert.equal(set('한국 Inn'), '?? Inn');
});

test('what the fonts have stays as it was written', () => {
  for (const text of [
    '',
    'José Ångström',
    'مرحبا بكم',
    '海边小屋 Müller',
    'Ελένη и Ольга',
    'שלום',
    '−$5.00',
    '“10 % – $5”',
  ])
    assert.equal(set(text), text);
});

test('whatever somebody writes, no letter is left without a glyph', () => {
  const shapeless = /[\p{Z}\p{Cc}\p{Cf}]/u;
  for (const text of naughtyStrings)
    for (const letter of set(text.toWellFormed()))
      assert.ok(shapeless.test(letter) || isCovered(letter.codePointAt(0) ?? 0), JSON.stringify([text, letter]));
});

test('a receipt between names of emoji, Arabic and Chinese says all that can be said of them', async () => {
  const house = await aHouse();
  const { job, host, cleaner } = await aPaidCleaner(house);
  const name = (id: string, words: string) =>
    house.kit.db.execute(sql`update user_account set name = ${words} where id = ${id}`);
  await name(host.id, 'Hanna 🌊 海边');
  await name(cleaner.id, '✨ ليلى 🧹');
  await house.kit.db.execute(sql`update property set title = ${'🏖️ Dune 🐚 House'} where id = ${job.propertyId}`);
  const { text } = await pdfOf(house, `/api/jobs/${job.id}/receipt.pdf`, host);
  assert.ok(text.includes('Hanna 海边') && text.includes('Dune House'), text);
  assert.match(text, /\p{Script=Arabic}/u);
  assert.doesNotMatch(text, /\p{Extended_Pictographic}|\0|\ufffd/u);
});
