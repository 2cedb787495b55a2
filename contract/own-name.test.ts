import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownName } from './own-name.ts';
import { name } from './text.ts';

const refusalOf = (text: string) => ownName().safeParse(text).error?.issues[0]?.message ?? null;

test('a name may not look like the marketplace’s own, also in letters that only look alike', () => {
  const official = [
    'Freshkey',
    'Freshkey Support',
    'FRESH KEY',
    'Fresh-Key team',
    'Ana (Support)',
    'admin',
    'Site Admin',
  ];
  const alike = [
    'Frеshkеy',
    'Ａdmin',
    'Sυppοrt',
    'Ádmin',
    'Soporte Técnico',
    'Kundenservice',
    '官方客服',
    'فريق الدعم',
    'Sup\u200bport',
  ];
  for (const text of [...official, ...alike]) assert.equal(refusalOf(text), 'nameOfficial', text);
});

test('a name holds no address', () => {
  const addresses = [
    'Ana https://evil.example',
    'www.evil',
    'evil.com',
    'ana@mail',
    'Ana evil.com/x',
    'http: //evil ://x',
  ];
  for (const text of addresses) assert.equal(refusalOf(text), 'nameAddress', text);
});

test('people’s names pass as they are', () => {
  const names = [
    'J. R. Smith',
    'Dr.Oetker',
    'St.John Supportson',
    'Adminah Freshkeyes',
    'O’Connor',
    '王小明',
    'محمد الداعم',
    'Zoë Müller-Lüdenscheidt',
    'Иван Петров',
    'می\u200cخواهم',
    'Fresh Kay',
  ];
  for (const text of names) assert.equal(ownName().parse(text), text);
});

test('a name is one line, without characters that no one sees', () => {
  const hidden = 'A\u202en\u2066a\u2069\u200b\ufeff\u00ad\u2060\u180e';
  assert.equal(name().parse(`${hidden}\u2028Cole\u2029`), 'Ana Cole');
  assert.equal(name().safeParse('\u202e\u2028').success, false);
});
