import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';

const withNote = (note: string): string =>
  letterHtml({ figure: null, facts: [], tables: [], notes: [note] } as unknown as Letter); // all that is read

test('on a page a link of ours leads to the whole address and shows only how it begins', () => {
  const link = 'https://freshkey.example/ready/w9kXfP-eNBExOfcKJofZX6WKohXpjNhH';
  const html = withNote(`Photos: \u2068${link}\u2069`);
  assert.ok(html.includes(`<a href="${link}">freshkey.example/ready/w9kXfP…</a>`), html);
  assert.ok(withNote('https://freshkey.example/help').includes('>freshkey.example/help<'));
});
