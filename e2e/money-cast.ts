import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { aPhoto, photoForm } from './a-photo.ts';
import { becomeCleared, card } from './cleared-cleaner.ts';
import { type Client, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually, type Somebody, signUp } from './people.ts';

export const hour = 3_600_000;
export const minute = 60_000;

/** The demo's own time. */
export const timeOf = async (client: Client): Promise<number> =>
  Date.parse(expectBody(await client.get('/dev/clock'), 200).now);

export async function timePasses(client: Client, milliseconds: number): Promise<void> {
  await moveClockTo(client, new Date((await timeOf(client)) + milliseconds).toISOString());
}

/** Saves a card as the page does; what the sandbox has kept is there a moment later. */
export async function saveCard(client: Client, host: Somebody, number: string): Promise<string> {
  const { setupIntentId, clientSecret } = expectBody(
    await client.post('/api/host/setup-payment', undefined, host.token),
    201,
  );
  const confirm = `/sandbox/setup-intents/${setupIntentId}/confirm`;
  expectBody(await client.post(confirm, { clientSecret, card: card(number) }), 200);
  const last4 = number.slice(-4);
  const saved = await eventually(async () => {
    const { body } = await client.get('/api/host/payment-methods', host.token);
    return body.find((one: { last4: string }) => one.last4 === last4);
  }, 'The card');
  return saved.id;
}

export async function makeDefault(client: Client, host: Somebody, cardId: string): Promise<void> {
  const { status } = await client.post(`/api/host/payment-methods/${cardId}/default`, undefined, host.token);
  assert.equal(status, 204);
}

export async function aHostWithAHome(client: Client, name: string): Promise<Somebody & { propertyId: string }> {
  const host = await signUp(client, 'HOST', name);
  const form = { title: 'Harbor House', address: '200 Congress Ave, Austin, TX 78701', bedrooms: 2, bathrooms: 1.5 };
  const { id: propertyId } = expectBody(await client.post('/api/properties', form, host.token), 201);
  return { ...host, propertyId };
}

export async function aClearedCleaner(client: Client, name: string, admin: Somebody): Promise<Somebody> {
  const cleaner = await signUp(client, 'CLEANER', name);
  await becomeCleared(client, cleaner, admin);
  return cleaner;
}

interface Cast {
  host: Somebody & { propertyId: string };
  cleaner: Somebody;
}

/** A job that begins so many hours from now, for which the cleaner was chosen at $120. */
export async function anAssignedJob(client: Client, { host, cleaner }: Cast, startsIn: number): Promise<string> {
  const start = (await timeOf(client)) + startsIn * hour;
  const posting = {
    ...{ propertyId: host.propertyId, cleaningType: 'standard', payoutCents: 12_000 },
    ...{ startTime: new Date(start).toISOString(), endTime: new Date(start + 3 * hour).toISOString() },
  };
  const { id } = expectBody(await client.post('/api/jobs', posting, host.token), 201);
  const bid = { amountCents: 12_000, estimatedHours: 3 };
  expectBody(await client.post(`/api/jobs/${id}/bids`, bid, cleaner.token), 201);
  const choice = { cleanerId: cleaner.id, amountCents: 12_000 };
  expectBody(await client.post(`/api/jobs/${id}/assign`, choice, host.token), 200);
  return id;
}

/** All of it ticked off, with a photo, and handed in. */
export async function finish(client: Client, cleaner: Somebody, jobId: string): Promise<void> {
  const { tasks, status } = expectBody(await client.get(`/api/jobs/${jobId}`, cleaner.token), 200);
  if (status === 'ASSIGNED')
    expectBody(await client.patch(`/api/jobs/${jobId}`, { status: 'IN_PROGRESS' }, cleaner.token), 200);
  for (const { id } of tasks)
    expectBody(await client.patch(`/api/jobs/${jobId}/tasks/${id}`, { done: true }, cleaner.token), 200);
  const form = photoForm(await aPhoto('teal'));
  const { photoUrl } = expectBody(await client.post('/api/uploads', form, cleaner.token), 201);
  const added = { photoUrl, photoType: 'AFTER', note: null };
  expectBody(await client.post(`/api/jobs/${jobId}/deliverables`, added, cleaner.token), 201);
  const handedIn = await client.patch(`/api/jobs/${jobId}`, { status: 'SUBMITTED' }, cleaner.token);
  assert.equal(expectBody(handedIn, 200).status, 'SUBMITTED');
}

/** A job of this cleaner that was done and handed in. */
export async function aSubmittedJob(client: Client, cast: Cast): Promise<string> {
  const id = await anAssignedJob(client, cast, 1);
  await timePasses(client, hour);
  await finish(client, cast.cleaner, id);
  return id;
}

/** The button of the dialog that is open. */
export const confirm = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name }).click();

/** Waits until somebody's bell has one of this kind. */
export const bellOf = (client: Client, { token }: Somebody, kind: string): Promise<unknown> =>
  eventually(async () => {
    const { body } = await client.get('/api/notifications', token);
    return body.find((bell: { kind: string }) => bell.kind === kind);
  }, `A bell of ${kind}`);
