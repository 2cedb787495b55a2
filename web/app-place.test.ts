import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { choosingScript, lookOf } from './app-place.ts';

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

/** What stands in the place of the screen once the config is there: a visitor’s, unless said otherwise. */
async function placeOf(config: object, { known = false, drawn = false } = {}): Promise<string> {
  const place = { innerHTML: 'look', firstElementChild: { isConnected: !drawn } };
  const context = createContext({
    document: {
      documentElement: { lang: 'en', dataset: known ? { known: '' } : {} },
      currentScript: { previousElementSibling: { innerHTML: 'starting' } },
      getElementById: () => place,
    },
    sessionStorage: { length: 0 },
    location: { search: '', hash: '' },
  });
  const answers = { '/api/config': Promise.resolve(Response.json({ fees: { hostCents: 500 }, off: [], ...config })) };
  Object.assign(context, { window: { askedByDocument: { answers } } });
  runInContext(choosingScript, context);
  for (let turn = 0; turn < 5; turn++) await setImmediate();
  assert.ok(!(await answers['/api/config']).bodyUsed, 'the app reads it as well');
  return place.innerHTML;
}

test('a screen is seen ahead by visitors, as long as what it says is so', async () => {
  assert.equal(await placeOf({}), 'look');
  assert.equal(await placeOf({}, { known: true }), 'starting');
  assert.equal(await placeOf({ fees: { hostCents: 800 } }), 'starting', 'it names the fee');
  assert.equal(await placeOf({ off: ['hostSignUp'] }), 'starting', 'it shows the way in');
  assert.equal(await placeOf({ off: ['guestPages'] }), 'look');
  assert.equal(await placeOf({ off: ['hostSignUp'] }, { drawn: true }), 'look', 'what the app has drawn stays');
});
