import assert from 'node:assert/strict';
import { type Client, expectBody, expectRefusal } from './client.ts';
import { eventually, type Somebody } from './people.ts';
import { backgroundCheck, cleanerProfile } from './wire-shapes.ts';

/** One for each person: two accounts with the same number are not both approved. */
const ssnOf = ({ id }: Somebody) => String(BigInt(`0x${id.replaceAll('-', '')}`) % 1_000_000_000n).padStart(9, '0');

export const onboardingForm = (cleaner: Somebody) => ({
  firstName: cleaner.name.split(' ')[0],
  lastName: cleaner.name.split(' ')[1],
  dateOfBirth: '1990-04-12',
  phone: '(512) 555-0143',
  socialSecurityNumber: ssnOf(cleaner),
  address: { street: '9 Hidden Lane', city: 'Austin', state: 'TX', zipCode: '78704' },
  bio: 'Ten years of turnovers, spotless bathrooms and beds with sharp corners.',
  serviceRadiusKm: 40,
  hourlyRate: 27.5,
  languages: ['English', 'Spanish'],
  suppliesProvided: true,
  termsAccepted: true,
  backgroundCheckConsent: true,
});

const checkForm = (cleaner: Somebody, paymentIntentId: string) => ({
  firstName: cleaner.name.split(' ')[0],
  lastName: cleaner.name.split(' ')[1],
  email: cleaner.email,
  phone: '(512) 555-0143',
  dateOfBirth: '1990-04-12',
  socialSecurityNumber: ssnOf(cleaner),
  address: { street: '9 Hidden Lane', city: 'Austin', state: 'TX', zipCode: '78704' },
  paymentIntentId,
});

export const card = (number: string) => ({ number, expMonth: 12, expYear: 2031, cvc: '123' });

/** Onboarding, the $39 payment, the form, the provider's word and the admin's: a cleaner who may bid. */
export async function becomeCleared(client: Client, cleaner: Somebody, admin: Somebody): Promise<void> {
  const saved = await client.post('/api/cleaner/complete-onboarding', onboardingForm(cleaner), cleaner.token);
  expectBody(saved, 200, cleanerProfile);
  await payForCheck(client, cleaner);
  await eventually(async () => (await checkOf(client, cleaner)).status === 'PASSED', 'The provider’s word');
  const decided = await client.post(
    `/api/admin/background-check/${cleaner.id}/decision`,
    { decision: 'approve', notes: 'All clear' },
    admin.token,
  );
  assert.equal(expectBody(decided, 200).status, 'APPROVED');
  const { status, completedAt, expiresAt, details } = await checkOf(client, cleaner);
  assert.equal(status, 'APPROVED');
  assert.ok(Object.values(details).length > 0 && Object.values(details).every((result) => result === 'clear'));
  assert.ok(expiresAt > completedAt);
}

/** Begins the payment, hands in the form before it is paid, then pays: PENDING until the money is known. */
async function payForCheck(client: Client, cleaner: Somebody): Promise<void> {
  const info = async () => expectBody(await client.get('/api/background-check/payment-info', cleaner.token), 200);
  const { publishableKey, ...before } = await info();
  assert.deepEqual(before, { amountCents: 3900, currency: 'usd', paid: false, provider: 'sandbox' });
  assert.equal(publishableKey, null);
  const begun = await client.post('/api/background-check/create-payment', {}, cleaner.token);
  const { paymentIntentId, clientSecret } = expectBody(begun, 201);
  const foreign = checkForm(cleaner, 'pi_of_somebody_else');
  const refused = await client.post('/api/background-check/initiate', foreign, cleaner.token);
  expectRefusal(refused, 400, 'invalid_input', 'This payment isn’t yours');
  const handedIn = await client.post(
    '/api/background-check/initiate',
    checkForm(cleaner, paymentIntentId),
    cleaner.token,
  );
  assert.equal(expectBody(handedIn, 201, backgroundCheck).status, 'PENDING');
  const paid = await client.post(`/sandbox/payment-intents/${paymentIntentId}/confirm`, {
    clientSecret,
    card: card('4242 4242 4242 4242'),
  });
  assert.deepEqual(expectBody(paid, 200), { status: 'succeeded', message: null });
  await eventually(async () => (await info()).paid, 'The payment');
}

export const checkOf = async (client: Client, cleaner: Somebody) =>
  expectBody(await client.get('/api/background-check/status', cleaner.token), 200, backgroundCheck);
