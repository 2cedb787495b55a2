import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeOnboarding } from './cleaners.ts';
import { fieldErrorsOf } from './validation.ts';

test('of the fields left empty in onboarding each says what is missing, not each that something is', () => {
  const address = { street: '', city: '', state: ' ', zipCode: '' };
  const { error } = completeOnboarding.body.safeParse({ firstName: '', lastName: '', address });
  const errors = error && fieldErrorsOf(error);
  const said = ['firstName', 'address.street', 'address.city', 'address.state', 'address.zipCode'].map(
    (field) => errors?.[field]?.code,
  );
  assert.deepEqual(said, ['nameShort', 'street', 'cityShort', 'stateShort', 'zip']);
});
