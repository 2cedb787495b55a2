import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasedName } from './erased-name.ts';
import { ownName } from './own-name.ts';
import { name } from './text.ts';

const refusalOf = (schema: ReturnType<typeof name>, text: string) => schema.safeParse(text).error?.issues[0]?.message;

test('no person and no home is called what a deleted account is', () => {
  for (const text of [erasedName, ` ${erasedName} `, `${erasedName}\u2060`]) {
    assert.equal(refusalOf(name(120, 'titleRequired'), text), 'titleRequired');
    assert.equal(ownName().safeParse(text).error?.issues[0]?.message, 'nameRequired');
  }
  assert.equal(refusalOf(name(), `Loft ${erasedName} Downtown`), undefined);
});
