import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { dollars, sentCents } from './amounts.ts';
import { placeBid } from './bids.ts';
import { reportJob } from './disputes.ts';
import { changeJob, postJob } from './jobs.ts';
import { reportMessage, sendMessage } from './messages.ts';
import { minimumBidCents } from './money.ts';
import { uploadPixels } from './photo-limits.ts';
import { fieldErrorsOf, sentenceOf, sentences } from './validation.ts';
import { sentInstant } from './wire.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  assert.equal(parsed.success, false);
  return fieldErrorsOf(parsed.error);
};

test('a missing, unknown or out-of-range field is named with a sentence of its own', () => {
  const errors = errorsOf(postJob.body, { payoutCents: 0, startTime: '', cleaningType: 'fast', extra: 1 });
  assert.equal(sentenceOf(errors.propertyId ?? { code: 'wrongType' }), 'Please select a property');
  assert.deepEqual(errors.startTime, { code: 'startRequired' });
  assert.equal(errors.endTime?.code, 'endRequired');
  assert.equal(errors.payoutCents?.code, 'budget');
  assert.equal(errors.cleaningType?.code, 'unknownOption');
  assert.equal(errors.extra?.code, 'unknownField');
});

test('a job is either moved or edited, and the wrong field is named', () => {
  const wrong = errorsOf(changeJob.body, { status: 'DONE' });
  assert.deepEqual(Object.entries(wrong), [['status', { code: 'unknownOption' }]]);
  assert.equal(errorsOf(changeJob.body, { payoutCents: 1.5 }).payoutCents?.code, 'notWhole');
  assert.equal(errorsOf(changeJob.body, { status: 'CANCELED', payoutCents: 5000 }).status?.code, 'alone');
});

test('an instant comes out in UTC, whatever its zone, from 1900 to 2199 only', () => {
  assert.equal(sentInstant().parse('2026-11-21T00:00:00+23:59'), '2026-11-20T00:01:00.000Z');
  for (const [sent, code] of [
    ['2026-11-21T00:00:00', 'invalidFormat'],
    ['1899-12-31T23:59:59Z', 'dateRange'],
    ['2200-01-01T00:00:00Z', 'dateRange'],
    [undefined, 'required'],
  ])
    assert.equal(errorsOf(sentInstant(), sent).body?.code, code);
});

test('what shows nothing says nothing, in a message as in a report', () => {
  const invisible = '\u200b\u2060\u00ad \n';
  assert.equal(errorsOf(reportJob.body, { reason: 'quality', text: invisible }).text?.code, 'blank');
  assert.equal(errorsOf(sendMessage.body, { text: invisible }).text?.code, 'blank');
  assert.equal(errorsOf(reportMessage.body, { reason: invisible }).reason?.code, 'blank');
});

test('values are filled into the sentence', () => {
  assert.equal(sentenceOf({ code: 'tooLong', maximum: 5 }), 'Use at most 5 characters');
});

test('a limit of money is told in dollars, whether the wire carries cents or dollars', () => {
  const told = (schema: z.ZodType, value: unknown) => {
    const { body } = errorsOf(schema, value);
    return body && sentenceOf(body);
  };
  assert.equal(told(sentCents(3000, 1_000_000), 1_000_001), 'At most $10,000');
  assert.equal(told(sentCents(3050, 1_000_000), 3049), 'At least $30.50');
  assert.equal(told(dollars(15, 10_000), 10_000.01), 'At most $10,000');
  assert.equal(told(dollars(15, 10_000), 14), 'At least $15');
  assert.deepEqual(errorsOf(placeBid.body, { amountCents: 1_000_001 }).amountCents, {
    ...{ code: 'tooMuch', amountCents: 1_000_000 },
    amount: '$10,000',
  });
  assert.equal(errorsOf(postJob.body, { payoutCents: 1_000_001 }).payoutCents?.amount, '$10,000');
});

test('sentences name the limits that are checked', () => {
  const least = `$${minimumBidCents / 100}`;
  for (const code of ['minimumBid', 'minimumPayout', 'invitePayout'] as const)
    assert.match(sentences[code], new RegExp(`\\${least}\\b`), code);
  assert.match(sentences.photoPixels, new RegExp(`\\b${uploadPixels / 1e6} megapixels`));
});
