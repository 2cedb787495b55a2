import assert from 'node:assert/strict';
import { test } from 'vitest';
import { lookOf } from './app-place.ts';

const page = `<main id="main" class="grid gap-4"><h1>Log in</h1><form noValidate="" class="grid"><label for="r1" class="text-14">Email</label>\
<input type="email" autoComplete="email" dir="ltr" class="h-11 [&amp;&gt;svg]:size-4" name="email" required="" value=""/>\
<button type="submit" class="bg-green" disabled="">Email me a code</button></form><a href="/help" class="ms-auto">Help</a></main>`;

test('of a page remains how it looks, and nothing that can be used or found', () => {
  const look = lookOf(page);
  assert.doesNotMatch(look, /<\/?(input|button|a|form|label|main)\b/);
  assert.doesNotMatch(
    look.replace('<div inert aria-hidden="true">', ''),
    /\s(id|for|href|name|type|required|value|aria-\w+)[=\s>]/,
  );
  assert.match(look, /<span dir="ltr" class="h-11 \[&amp;&gt;svg\]:size-4"><\/span>/);
  for (const shown of ['Log in', 'Email', 'Email me a code', 'Help', 'bg-green', 'ms-auto'])
    assert.ok(look.includes(shown), shown);
});
