import assert from 'node:assert/strict';
import { test } from 'node:test';
import { becomeCleared, onboardingForm } from '../cleared-cleaner.ts';
import { expectBody, expectFields, expectList, expectRefusal } from '../client.ts';
import { mailTo, signInAdmin, signUp } from '../people.ts';
import * as shape from '../wire-shapes.ts';
import { inHours, story } from './story.ts';

test('the host posts a job', async () => {
  const posting = { propertyId: story.propertyId, cleaningType: 'standard', payoutCents: 12000 };
  expectFields(
    await story.client.post('/api/jobs', { ...posting, propertyId: '', cleaningType: 'shiny' }, story.host.token),
    {
      propertyId: 'Please select a property',
      startTime: 'Start time is required',
      endTime: 'End time is required',
      cleaningType: 'Choose one of the options offered',
    },
  );
  const past = { ...posting, startTime: inHours(-1), endTime: inHours(1) };
  expectFields(await story.client.post('/api/jobs', past, story.host.token), {
    startTime: 'Start time must be in the future',
  });
  const backwards = { ...posting, startTime: inHours(2), endTime: inHours(1) };
  expectFields(await story.client.post('/api/jobs', backwards, story.host.token), {
    endTime: 'End time must be after the start',
  });
  const whole = {
    ...posting,
    startTime: inHours(1),
    endTime: inHours(4),
    specialInstructions: 'Mind the cat.',
    customTasks: [{ name: 'Water the plants', price: 7.5, required: false }],
  };
  story.stranger = await signUp(story.client, 'HOST', 'Otto Other');
  expectRefusal(await story.client.post('/api/jobs', whole, story.stranger.token), 404, 'not_found');
  story.jobId = expectBody(await story.client.post('/api/jobs', whole, story.host.token), 201, shape.job).id;
  const { status, payoutCents, urgency, can, cleaner } = expectBody(
    await story.client.get(`/api/jobs/${story.jobId}`, story.host.token),
    200,
    shape.jobDetail,
  );
  assert.deepEqual([status, payoutCents, urgency, cleaner], ['OPEN', 12000, 'URGENT', null]);
  assert.ok(can.includes('edit') && can.includes('cancel') && !can.includes('pay'));
  const refused = await story.client.get(`/api/jobs/${story.jobId}`, story.stranger.token);
  expectRefusal(refused, 404, 'not_found', 'Job not found or access denied.');
  expectRefusal(await story.client.get(`/api/jobs/${story.jobId}`), 401, 'not_signed_in');
  expectRefusal(await story.client.get('/api/jobs/12', story.host.token), 404, 'not_found');
  const [listed] = expectList(await story.client.get('/api/host/jobs?status=OPEN', story.host.token), shape.hostJob, 1);
  assert.deepEqual([listed.id, listed.bids], [story.jobId, []]);
});

test('visitors and cleaners without a check see little', async () => {
  const preview = expectBody(await story.client.get('/api/jobs/preview'), 200, shape.previewJob.array());
  assert.ok(preview.length > 0 && preview.length <= 3);
  for (const { city, state, scheduledFor, payoutCents, title } of preview) {
    assert.deepEqual([city, state, scheduledFor, payoutCents], [null, null, null, null]);
    assert.doesNotMatch(title, /Loft/);
  }
  story.carla = await signUp(story.client, 'CLEANER', 'Carla Reyes', { by: 'link' });
  assert.equal(expectBody(await story.client.get('/api/cleaner/profile', story.carla.token), 200), null);
  assert.equal(expectBody(await story.client.get('/api/background-check/status', story.carla.token), 200), null);
  for (const path of ['/api/jobs/available', '/api/cleaner/recommended-jobs'])
    expectRefusal(await story.client.get(path, story.carla.token), 403, 'background_check_required');
  expectRefusal(
    await story.client.post(`/api/jobs/${story.jobId}/bids`, { amountCents: 9000 }, story.carla.token),
    403,
    'background_check_required',
  );
  expectRefusal(await story.client.get(`/api/jobs/${story.jobId}`, story.carla.token), 404, 'not_found');
  expectRefusal(await story.client.get('/api/host/jobs', story.carla.token), 403, 'forbidden');
});

test('cleaners pass onboarding and the background check; an admin approves them', async () => {
  story.admin = await signInAdmin(story.client);
  story.bruno = await signUp(story.client, 'CLEANER', 'Bruno Backup');
  const young = { ...onboardingForm(story.carla), dateOfBirth: '2020-01-01', bio: 'Short', termsAccepted: false };
  const refused = await story.client.post('/api/cleaner/complete-onboarding', young, story.carla.token);
  assert.equal(refused.body.fields?.termsAccepted, 'You must accept the terms and conditions');
  assert.equal(refused.body.fields?.bio, 'Use at least 50 characters');
  const onlyYoung = { ...onboardingForm(story.carla), dateOfBirth: '2020-01-01' };
  expectFields(await story.client.post('/api/cleaner/complete-onboarding', onlyYoung, story.carla.token), {
    dateOfBirth: 'You must be 18 or older',
  });
  await Promise.all([
    becomeCleared(story.client, story.carla, story.admin),
    becomeCleared(story.client, story.bruno, story.admin),
  ]);
  await mailTo(story.client, story.carla.email, ({ subject }) => /approved|verified|background/i.test(subject));
});
