import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeBid } from './bids.ts';
import { fieldErrorsOf } from './validation.ts';

test('a bid that is no amount, too small or too large is said in one sentence, an empty one as missing', () => {
  const said = (amountCents: unknown) => {
    const { error } = placeBid.body.safeParse({ amountCents });
    return error && fieldErrorsOf(error).amountCents?.code;
  };
  for (const odd of ['95', Number.NaN, 9550.5, 1e300, Number.POSITIVE_INFINITY, {}, true])
    assert.equal(said(odd), 'amount', String(odd));
  for (const nothing of [undefined, null]) assert.equal(said(nothing), 'required');
  for (const little of [-5, 0, 2_999]) assert.equal(said(little), 'minimumBid');
  assert.equal(said(1_000_001), 'tooMuch');
  assert.equal(said(9_550), undefined);
});
