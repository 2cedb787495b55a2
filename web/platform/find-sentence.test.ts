import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sentenceOf } from '#contract/validation.ts';
import { findSentence } from './find-sentence.ts';

it('finds a plain sentence', () => {
  assert.deepEqual(findSentence('Please select a property'), { code: 'propertyRequired' });
});

it('finds a sentence with a number in it, and it reads the same again', () => {
  const found = findSentence('Use at most 120 characters');
  assert.deepEqual(found, { code: 'tooLong', maximum: '120' });
  assert.equal(found && sentenceOf(found), 'Use at most 120 characters');
});

it('knows nothing of other words', () => assert.equal(findSentence('Use at least some patience'), null));
