import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookOf } from './app-place.ts';

const page = `<main id="main" class="grid gap-4"><h1>Log in for work</h1><form noValidate="" class="grid"><label for="r1" class="text-14">Email</label>\
<input type="email" autoComplete="email" dir="ltr" class="h-11 [&amp;&gt;svg]:size-4" name="email" required="" value=""/>\
<input type="radio" class="peer" name="role" value="HOST" checked=""/>\
<button type="submit" aria-describedby="r1" class="bg-green">Email me a code</button></form><a href="/help" class="ms-auto">Help</a></main>`;

test('of a page remains how it looks, and nothing that can be used or found', () => {
  const look = lookOf(page).replace('<div inert aria-hidden="true">', '');
  assert.doesNotMatch(look, /<\/?(a|form|label|main)\b/);
  assert.doesNotMatch(look, /<[^>]*\s(id|for|href|name|required|value|aria-\w+)[=\s>]/);
  assert.match(look, /<span type="email" dir="ltr" class="h-11 \[&amp;&gt;svg\]:size-4"><\/span>/);
  assert.match(look, /<input type="radio" class="peer" checked=""\/>/, 'what is chosen is seen');
  for (const shown of ['Log in for work', 'Email', 'Email me a code', 'Help', 'bg-green', 'ms-auto'])
    assert.ok(look.includes(shown), shown);
});
