import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card } from '../cleared-cleaner.ts';
import { expectBody, expectFields, expectList, expectRefusal } from '../client.ts';
import * as moneyShape from '../money-shapes.ts';
import { eventually, signUp } from '../people.ts';
import * as shape from '../wire-shapes.ts';
import { inHours, story } from './story.ts';

test('the product says how it is and what it costs', async () => {
  for (const path of ['live', 'ready']) expectBody(await story.client.get(`/api/health/${path}`), 200);
  const config = expectBody(await story.client.get('/api/config'), 200);
  assert.equal(config.mode, 'demo');
  assert.deepEqual(config.fees, { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 });
  expectRefusal(await story.client.get('/api/me'), 401, 'not_signed_in');
  expectRefusal(await story.client.get('/api/me', 'a'.repeat(43)), 401, 'not_signed_in');
  expectRefusal(await story.client.get('/api/nothing'), 404, 'not_found');
});

test('a host registers by code; every slip has its sentence', async () => {
  const asked = await story.client.post('/api/auth/request-register-code', { email: 'hana', name: ' ', role: 'ADMIN' });
  expectFields(asked, {
    email: 'Invalid email address',
    name: 'Name is required',
    role: 'Choose one of the options offered',
  });
  expectFields(await story.client.post('/api/auth/request-login-code', {}), { email: 'Email is required' });
  const wrong = { email: 'nobody@example.com', code: '0000' };
  expectRefusal(
    await story.client.post('/api/auth/verify-login', wrong),
    401,
    'invalid_code',
    'Invalid or expired code',
  );
  story.host = await signUp(story.client, 'HOST', 'Hanna Story');
  const me = expectBody(await story.client.get('/api/me', story.host.token), 200, shape.user);
  assert.deepEqual([me.role, me.firstName, me.emailVerified, me.phone], ['HOST', 'Hanna', true, '(512) 555-0143']);
  const taken = { email: story.host.email, name: 'Other', role: 'HOST' };
  const same = expectBody(await story.client.post('/api/auth/request-register-code', taken), 200, shape.message);
  const login = expectBody(await story.client.post('/api/auth/request-login-code', { email: 'new@example.com' }), 200);
  assert.deepEqual(same, login);
});

test('the host registers a property, which is found on the map', async () => {
  expectFields(await story.client.post('/api/properties', {}, story.host.token), {
    title: 'Title is required',
    address: 'Address is required',
  });
  expectFields(
    await story.client.post('/api/properties', { title: '', address: '', bedrooms: 7, rent: 1 }, story.host.token),
    {
      title: 'Title is required',
      address: 'Address is required',
      bedrooms: 'Must be at most 6',
      rent: 'Unknown field',
    },
  );
  const form = { title: 'Lakeside Loft', address: '200 Congress Ave, Austin, TX 78701', bedrooms: 2, bathrooms: 1.5 };
  const created = await story.client.post(
    '/api/properties',
    { ...form, notes: 'Key under the third pot' },
    story.host.token,
  );
  story.propertyId = expectBody(created, 201, shape.property).id;
  const { city, state, zipCode, timeZone } = created.body;
  assert.deepEqual([city, state, zipCode, timeZone], ['Austin', 'TX', '78701', 'America/Chicago']);
  assert.deepEqual([created.body.autoCreateJobs, created.body.calendarIntegrationEnabled], [true, false]);
  const listed = async (path: string) => expectList(await story.client.get(path, story.host.token), shape.property, 1);
  assert.deepEqual(await listed('/api/properties'), [created.body]);
  // the dashboard's list also says what comes next, where the home lies and what it has of its own
  const place = { latitude: 30.2713, longitude: -97.7426 };
  const onDashboard = { nextCleaning: null, place, repeats: null, ownChecklist: false };
  assert.deepEqual(await listed('/api/host/properties'), [{ ...created.body, ...onDashboard }]);
});

test('posting needs a card; the card goes to the provider', async () => {
  const posting = {
    propertyId: story.propertyId,
    startTime: inHours(1),
    endTime: inHours(4),
    cleaningType: 'standard',
  };
  expectFields(await story.client.post('/api/jobs', { ...posting, payoutCents: 0 }, story.host.token), {
    payoutCents: 'Budget must be greater than 0',
  });
  expectRefusal(
    await story.client.post('/api/jobs', { ...posting, payoutCents: 12000 }, story.host.token),
    402,
    'payment_method_required',
  );
  expectList(await story.client.get('/api/host/payment-methods', story.host.token), moneyShape.paymentMethod, 0);
  const begun = expectBody(await story.client.post('/api/host/setup-payment', undefined, story.host.token), 201);
  assert.deepEqual([begun.provider, begun.publishableKey], ['sandbox', null]);
  const confirm = (number: string) =>
    story.client.post(`/sandbox/setup-intents/${begun.setupIntentId}/confirm`, {
      clientSecret: begun.clientSecret,
      card: card(number),
    });
  const declined = expectBody(await confirm('4000 0000 0000 0002'), 200);
  assert.deepEqual(declined, {
    ...{ status: 'declined', message: 'Your card was declined.', declineReason: 'declined' },
  });
  assert.deepEqual(expectBody(await confirm('4242 4242 4242 4242'), 200), { status: 'succeeded', message: null });
  const [saved] = await eventually(async () => {
    const { body } = await story.client.get('/api/host/payment-methods', story.host.token);
    return body.length > 0 && body;
  }, 'The saved card');
  expectBody(
    await story.client.get('/api/host/payment-methods', story.host.token),
    200,
    moneyShape.paymentMethod.array(),
  );
  assert.deepEqual([saved.brand, saved.last4, saved.isDefault], ['visa', '4242', true]);
});
