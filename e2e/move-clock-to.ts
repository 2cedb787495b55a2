import { type Client, expectBody } from './client.ts';

/** Moves the demo's clock to an instant, unless that has come by itself. */
export async function moveClockTo(client: Client, instant: string): Promise<void> {
  const { now } = expectBody(await client.get('/dev/clock'), 200);
  if (Date.parse(instant) > Date.parse(now)) expectBody(await client.post('/dev/clock', { to: instant }), 200);
}
