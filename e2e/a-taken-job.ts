import { aPhoto } from './a-photo.ts';
import { becomeCleared, card } from './cleared-cleaner.ts';
import { type Client, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually, type Somebody, signInAdmin, signUp } from './people.ts';

export interface PayingHost extends Somebody {
  propertyId: string;
}
export interface TakenJob {
  id: string;
  startTime: string;
}

const hour = 3_600_000;

/** A host with one home and this card. */
export async function aPayingHost(client: Client, name: string, number: string): Promise<PayingHost> {
  const host = await signUp(client, 'HOST', name);
  const begun = expectBody(await client.post('/api/host/setup-payment', undefined, host.token), 201);
  const { setupIntentId, clientSecret } = begun;
  const confirmed = { clientSecret, card: card(number) };
  expectBody(await client.post(`/sandbox/setup-intents/${setupIntentId}/confirm`, confirmed), 200);
  const cards = async () => (await client.get('/api/host/payment-methods', host.token)).body;
  await eventually(async () => (await cards()).length > 0, 'The saved card');
  const home = { title: 'Lakeside Loft', address: '200 Congress Ave, Austin, TX 78701', bedrooms: 2, bathrooms: 1 };
  return { ...host, propertyId: expectBody(await client.post('/api/properties', home, host.token), 201).id };
}

/** A cleaner who may bid. */
export async function aClearedCleaner(client: Client, name: string): Promise<Somebody> {
  const cleaner = await signUp(client, 'CLEANER', name);
  await becomeCleared(client, cleaner, await signInAdmin(client));
  return cleaner;
}

/** A job that the cleaner was chosen for at this price and has confirmed. */
export async function aTakenJob(
  client: Client,
  host: PayingHost,
  cleaner: Somebody,
  { startsIn, amountCents }: { startsIn: number; amountCents: number },
): Promise<TakenJob> {
  const { now } = expectBody(await client.get('/dev/clock'), 200);
  const at = (milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();
  const times = { startTime: at(startsIn), endTime: at(startsIn + 3 * hour) };
  const wanted = { propertyId: host.propertyId, cleaningType: 'standard', ...times };
  const job = expectBody(await client.post('/api/jobs', wanted, host.token), 201);
  expectBody(await client.post(`/api/jobs/${job.id}/bids`, { amountCents, estimatedHours: 3 }, cleaner.token), 201);
  expectBody(await client.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id, amountCents }, host.token), 200);
  expectBody(await client.post(`/api/jobs/${job.id}/confirm`, undefined, cleaner.token), 200);
  return job;
}

/** The cleaner does all of it, takes a picture and submits it at the start. */
export async function handIn(client: Client, { id, startTime }: TakenJob, { token }: Somebody): Promise<void> {
  const path = `/api/jobs/${id}`;
  await moveClockTo(client, startTime);
  expectBody(await client.patch(path, { status: 'IN_PROGRESS' }, token), 200);
  const { tasks } = expectBody(await client.get(path, token), 200);
  for (const task of tasks) expectBody(await client.patch(`${path}/tasks/${task.id}`, { done: true }, token), 200);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await aPhoto('teal'))], { type: 'image/jpeg' }), 'after.jpg');
  const { photoUrl } = expectBody(await client.send('POST', '/api/uploads', { as: token, body }), 201);
  expectBody(await client.post(`${path}/deliverables`, { photoUrl, photoType: 'AFTER' }, token), 201);
  expectBody(await client.patch(path, { status: 'SUBMITTED' }, token), 200);
}
