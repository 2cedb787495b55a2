import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { readSsn } from './stored-ssn.ts';
import { cleanerIdentities, cleanerProfiles } from './table.ts';

const house = await aHouse();

const changes = {
  hourlyRate: 31.25,
  serviceRadiusKm: 40,
  preferredCleaningTypes: ['deep', 'move-out'],
  maxJobsPerDay: 4,
  minPayoutCents: 7500,
  workDayStart: '07:30',
  workDayEnd: '15:00',
  availableWeekdays: ['sunday', 'monday'],
  projectRatesEnabled: true,
  projectRateMin: 99.99,
  projectRateMax: 1000,
};
const onboard = (token: string, form = onboardingForm()) => house.post('/api/cleaner/complete-onboarding', form, token);

test('there is no profile before onboarding, and it belongs to cleaners', async () => {
  const { token } = await aCleaner(house);
  assert.deepEqual(await house.get('/api/cleaner/profile', token).then(({ status, body }) => [status, body]), [
    200,
    null,
  ]);
  assert.equal((await house.get('/api/cleaner/profile')).status, 401);
  assert.equal((await house.get('/api/cleaner/profile', (await aHost(house)).token)).status, 403);
  assert.equal((await house.get('/api/cleaner/profile', (await anAdmin(house)).token)).status, 403);
});

test('onboarding saves the whole form and shows it again, never the SSN', async () => {
  const { token, id } = await aCleaner(house);
  const saved = await onboard(token, onboardingForm({ socialSecurityNumber: '123-45-6789' }));
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const { body: profile } = await house.get('/api/cleaner/profile', token);
  assert.deepEqual(profile, saved.body);
  assert.equal(profile.hourlyRate, 27.5);
  assert.equal(profile.onboardingCompleted, true);
  assert.deepEqual(profile.preferences.preferredCleaningTypes, ['standard', 'deep']);
  assert.deepEqual(profile.availability, {
    workDayStart: '09:00',
    workDayEnd: '17:00',
    availableWeekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  });
  assert.deepEqual(profile.weekly.saturday, { available: false, start: '09:00', end: '17:00' });
  assert.deepEqual(profile.personal, {
    firstName: 'Carla',
    lastName: 'Reyes',
    dateOfBirth: '1990-04-12',
    phone: '(512) 555-0143',
    ssnLast4: '6789',
    street: '9 Hidden Lane',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
  assert.doesNotMatch(JSON.stringify(profile), /123-?45-?6789/);
  const { body: me } = await house.get('/api/me', token);
  assert.deepEqual([me.name, me.phone, me.onboardingCompleted], ['Carla Reyes', '(512) 555-0143', true]);
  assert.equal(await readSsn(house.kit, house.kit.db, id), '123456789');
});

test('nothing personal lies in the database in clear', async () => {
  const { token, id } = await aCleaner(house);
  await onboard(token);
  const [identity] = await house.kit.db.select().from(cleanerIdentities).where(eq(cleanerIdentities.userId, id));
  assert.ok(identity?.ssnSealed);
  const bytes = Buffer.concat([identity.ssnSealed, identity.personalSealed]).toString('latin1');
  assert.doesNotMatch(bytes, /123456789|1990-04-12|Hidden Lane/);
});

test('saved again it changes, and the SSN may be left out', async () => {
  const { token } = await aCleaner(house);
  const { socialSecurityNumber: _, ...withoutSsn } = onboardingForm();
  const missing = await house.post('/api/cleaner/complete-onboarding', withoutSsn, token);
  assert.equal(missing.status, 400);
  assert.ok(missing.body.fields.socialSecurityNumber);
  await onboard(token);
  const again = await house.post('/api/cleaner/complete-onboarding', { ...withoutSsn, lastName: 'Diaz' }, token);
  assert.equal(again.status, 200);
  assert.equal(again.body.personal.ssnLast4, '6789');
  assert.equal(again.body.personal.lastName, 'Diaz');
});

test('eighteen counts by the day where the cleaner lives', async () => {
  const { token } = await aCleaner(house);
  house.clock.set('2026-05-07T03:00:00Z'); // still 6 May in Texas and Hawaii, 7 May in UTC
  const turnsToday = await onboard(token, onboardingForm({ dateOfBirth: '2008-05-06' }));
  const turnsTomorrow = await onboard(token, onboardingForm({ dateOfBirth: '2008-05-07' }));
  assert.equal(turnsToday.status, 200);
  assert.equal(turnsTomorrow.status, 400);
  assert.equal(turnsTomorrow.body.fields.dateOfBirth, 'You must be 18 or older');
});

test('every rule of the form is refused with its sentence', async () => {
  const { token } = await aCleaner(house);
  const { address } = onboardingForm();
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ firstName: 'C' }, 'firstName', 'Use at least 2 characters'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'Date of birth is required (YYYY-MM-DD)'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Date of birth is required (YYYY-MM-DD)'],
    [{ dateOfBirth: '0001-01-01' }, 'dateOfBirth', 'Date of birth is required (YYYY-MM-DD)'],
    [{ phone: '555-0143' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ socialSecurityNumber: '12345678' }, 'socialSecurityNumber', 'Social Security number must have 9 digits'],
    [{ address: { ...address, street: '9' } }, 'address.street', 'Street address is required'],
    [{ address: { ...address, zipCode: '787' } }, 'address.zipCode', 'ZIP code must be at least 5 digits'],
    [{ bio: 'Too short' }, 'bio', 'Use at least 50 characters'],
    [{ hourlyRate: 100.5 }, 'hourlyRate', 'Hourly rate cannot exceed $100'],
    [{ hourlyRate: 25.25 }, 'hourlyRate', 'Use steps of $0.50'],
    [{ serviceRadiusKm: 101 }, 'serviceRadiusKm', 'Maximum service radius is 100km'],
    [{ languages: [] }, 'languages', 'Select at least one language'],
    [{ termsAccepted: false }, 'termsAccepted', 'You must accept the terms and conditions'],
    [{ backgroundCheckConsent: false }, 'backgroundCheckConsent', 'You must consent to background check'],
    [{ role: 'ADMIN' }, 'role', 'Unknown field'],
  ];
  for (const [change, field, sentence] of wrong) {
    const { status, body } = await onboard(token, onboardingForm(change));
    assert.deepEqual([status, body.fields?.[field]], [400, sentence], JSON.stringify(change));
  }
  assert.equal((await house.get('/api/cleaner/profile', token)).body, null);
});

test('an unknown place is saved without a location', async () => {
  const { token, id } = await aCleaner(house);
  const address = { ...onboardingForm().address, city: 'Nowhereville', state: 'ZZ', zipCode: '00000' };
  const { status, body } = await onboard(token, onboardingForm({ address }));
  assert.deepEqual([status, body.city, body.state], [200, 'Nowhereville', 'ZZ']);
  const [row] = await house.kit.db.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, id));
  assert.deepEqual([row?.location, row?.timeZone], [null, null]);
});

test('project rates that are offered and left empty are the usual ones, as far as they agree with what is given', async () => {
  const { token } = await aCleaner(house);
  const ratesWith = async (rates: object) => {
    const { body } = await house.put('/api/cleaner/profile', { ...changes, ...rates }, token);
    return [body.projectRateMin, body.projectRateMax];
  };
  const none = { projectRateMin: null, projectRateMax: null };
  assert.deepEqual(await ratesWith(none), [100, 500]);
  assert.deepEqual(await ratesWith({ projectRateMin: undefined, projectRateMax: undefined }), [100, 500]);
  assert.deepEqual(await ratesWith({ projectRateMin: 600, projectRateMax: null }), [600, 600]);
  assert.deepEqual(await ratesWith({ projectRateMin: null, projectRateMax: 80 }), [80, 80]);
  assert.deepEqual(await ratesWith({ ...none, projectRatesEnabled: false }), [null, null]);
});

test('a cleaner may edit the profile before onboarding: the rest gets the dashboard’s defaults', async () => {
  const { token } = await aCleaner(house);
  const { status, body } = await house.put('/api/cleaner/profile', { ...changes, bio: 'Short' }, token);
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.hourlyRate, body.projectRateMin, body.projectRateMax], [31.25, 99.99, 1000]);
  assert.deepEqual(body.availability.availableWeekdays, ['monday', 'sunday']);
  assert.deepEqual(body.weekly.sunday, { available: true, start: '07:30', end: '15:00' });
  assert.equal(body.weekly.tuesday.available, false);
  assert.deepEqual([body.onboardingCompleted, body.backgroundCheckStatus, body.bio], [false, null, 'Short']);
  assert.equal(body.personal.ssnLast4, null);
});

test('dollars and cents are exact for every cent of an hourly rate', async () => {
  const { token } = await aCleaner(house);
  for (const hourlyRate of [15.01, 16.1, 18.15, 19.99, 33.33, 57.29, 64.35, 199.99]) {
    const { body } = await house.put('/api/cleaner/profile', { ...changes, hourlyRate }, token);
    assert.equal(body.hourlyRate, hourlyRate);
  }
});

test('every rule of the profile is refused with its sentence', async () => {
  const { token } = await aCleaner(house);
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ hourlyRate: 14.99 }, 'hourlyRate', 'Minimum hourly rate is $15'],
    [{ hourlyRate: 200.01 }, 'hourlyRate', 'Maximum hourly rate is $200'],
    [{ serviceRadiusKm: 4 }, 'serviceRadiusKm', 'Minimum service radius is 5km'],
    [{ preferredCleaningTypes: [] }, 'preferredCleaningTypes', 'Select at least one cleaning type'],
    [{ maxJobsPerDay: 0 }, 'maxJobsPerDay', 'Minimum 1 job per day'],
    [{ maxJobsPerDay: 11 }, 'maxJobsPerDay', 'Maximum 10 jobs per day'],
    [{ minPayoutCents: 2999 }, 'minPayoutCents', 'Minimum payout is $30'],
    [{ availableWeekdays: [] }, 'availableWeekdays', 'Select at least one work day'],
    [{ workDayEnd: '07:30' }, 'workDayEnd', 'The end of the day must be after its start'],
    [{ projectRateMax: 5 }, 'projectRateMax', 'The maximum can’t be below the minimum'],
    [{ clearance: 'APPROVED' }, 'clearance', 'Unknown field'],
  ];
  for (const [change, field, sentence] of wrong) {
    const { status, body } = await house.put('/api/cleaner/profile', { ...changes, ...change }, token);
    assert.deepEqual([status, body.fields?.[field]], [400, sentence], JSON.stringify(change));
  }
});

test('hours by weekday and common hours stay in step', async () => {
  const { token } = await aCleaner(house);
  const { body: before } = await house.put('/api/cleaner/profile', changes, token);
  const weekly = { ...before.weekly, friday: { available: true, start: '06:00', end: '11:00' } };
  const { body } = await house.put(
    '/api/cleaner/availability',
    { weekly, daysOff: ['2026-06-02', '2026-06-01', '2026-06-02'] },
    token,
  );
  assert.deepEqual(body.availability, {
    workDayStart: '06:00',
    workDayEnd: '15:00',
    availableWeekdays: ['monday', 'friday', 'sunday'],
  });
  assert.deepEqual(body.daysOff, ['2026-06-01', '2026-06-02']);
  const same = { ...changes, ...body.availability, hourlyRate: 40 };
  const { body: afterEdit } = await house.put('/api/cleaner/profile', same, token);
  assert.deepEqual(afterEdit.weekly, weekly, 'an edit that leaves the hours alone keeps each day’s own');
  const backwards = { ...weekly, friday: { available: true, start: '11:00', end: '06:00' } };
  const refused = await house.put('/api/cleaner/availability', { weekly: backwards, daysOff: [] }, token);
  assert.equal(refused.body.fields['weekly.friday.end'], 'The end of the day must be after its start');
});

test('what somebody is especially good at is kept once, however it is written', async () => {
  const { token } = await aCleaner(house);
  const specialties = ['Pet hair', 'pet  hair', 'Lofts', 'PET HAIR'];
  const saved = await house.put('/api/cleaner/profile', { ...changes, specialties }, token);
  assert.deepEqual([saved.status, saved.body.specialties], [200, ['Pet hair', 'Lofts']]);
});
