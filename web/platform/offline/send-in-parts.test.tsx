import { createHash, webcrypto } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadPartBytes } from '#contract/photo-limits.ts';
import { saveToken } from '#web/platform/token.ts';
import { outbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

const size = 5 * uploadPartBytes + 100;
const photo = new Uint8Array(size).map((_, index) => (index * 31) % 251);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** What a server of ours has of photos, and the way to it, which breaks off where a test says so. */
class FakeServer {
  /** After how many bytes of the next sends the way breaks off; null: it does not. */
  readonly cuts: (number | null)[] = [];
  /** Whether what arrived of a photo in one piece is kept; a proxy may have held it back. */
  keepsBeginnings = true;
  /** Whether the answer to a photo in one piece is lost. */
  losesAnswer = false;
  arrived = new Uint8Array();
  upload: { photoUrl: string } | null = null;
  readonly asked: string[] = [];
  bytesSent = 0;
  deliverables: unknown[] = [];

  fetch = async (address: string, { method, body }: { method: string; body?: string }) => {
    this.asked.push(`${method} ${address}`);
    if (address === '/api/me') return Response.json({ id: 'me' });
    if (address.startsWith('/api/uploads/') && method === 'GET')
      return Response.json({ received: this.arrived.length, upload: this.upload });
    if (address.startsWith('/api/uploads/')) return this.finish(JSON.parse(body ?? ''));
    this.deliverables.push(JSON.parse(body ?? ''));
    return Response.json({}, { status: 201 });
  };

  finish({ bytes, sha256 }: { bytes: number; sha256: string }): Response {
    const isWhole = bytes === size && createHash('sha256').update(this.arrived).digest('hex') === sha256;
    if (!isWhole) return Response.json({ error: 'stale', received: 0 }, { status: 409 });
    this.upload = { photoUrl: '/photos/one' };
    return Response.json(this.upload, { status: 201 });
  }

  /** Null: cut off. */
  async take(method: string, address: string, body: FormData | Blob): Promise<Response | null> {
    this.asked.push(`${method} ${address.replace(/^.*\?/, '?')}`);
    const file = body instanceof FormData ? body.get('file') : body;
    if (!(file instanceof Blob)) throw new Error('Nothing is sent');
    const cut = this.cuts.shift() ?? null;
    const bytes = (await bytesOf(file)).slice(0, cut ?? undefined);
    this.bytesSent += bytes.length;
    if (method === 'POST') {
      if (cut !== null && this.keepsBeginnings) this.arrived = bytes;
      if (cut === null) this.upload = { photoUrl: '/photos/one' };
      return cut === null && !this.losesAnswer ? Response.json(this.upload, { status: 201 }) : null;
    }
    if (cut !== null) return null;
    const offset = Number(new URLSearchParams(address.split('?')[1]).get('offset'));
    if (offset !== this.arrived.length)
      return Response.json({ error: 'stale', received: this.arrived.length }, { status: 409 });
    this.arrived = Uint8Array.from([...this.arrived, ...bytes]);
    return Response.json({ received: this.arrived.length });
  }
}

let server: FakeServer;
const cache = new QueryClient();
const shares: number[] = [];

class FakeTransfer {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  #call: [method: string, address: string] = ['', ''];
  status = 0;
  statusText = '';
  responseText = '';
  open(...call: [string, string]) {
    this.#call = call;
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {}
  async send(body: FormData | Blob) {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const answer = await server.take(...this.#call, body);
    this.onloadend?.();
    if (!answer) return this.onerror?.();
    [this.status, this.responseText] = [answer.status, await answer.text()];
    this.onload?.();
  }
}

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', FakeTransfer);
  vi.stubGlobal('crypto', webcrypto);
  saveToken('a token');
  for (const one of await outbox.loaded(true)) await outbox.remove(one);
  shares.length = 0;
  const file = new Blob([photo], { type: 'image/jpeg' });
  const what = { kind: 'photo', file, name: 'one.jpg', photoUrl: null, photoType: 'BEFORE', note: null } as const;
  await outbox.add({ userId: 'me', jobId: 'job', at: '2026-05-06T16:00:00.000Z', what });
});

/** Tries until all is sent, as the timer does. */
async function trySome(times: number): Promise<void> {
  const stop = outbox.subscribe(() => shares.push(outbox.sending()?.share ?? 0));
  for (let turn = 0; turn < times; turn += 1) await sendOutbox(cache, 'me');
  stop();
}

const puts = () => server.asked.filter((one) => one.startsWith('PUT'));

it('sends a photo whose way is good in one request', async () => {
  await trySome(1);
  expect(server.asked.filter((one) => one.includes('uploads'))).toEqual(['POST /api/uploads']);
  expect(server.deliverables.length).toBe(1);
});

it('goes on where a photo was cut off, twice, and puts it on the job once', async () => {
  server.cuts.push(3 * uploadPartBytes, null, 10);
  await trySome(2);
  expect(server.arrived.length).toBe(4 * uploadPartBytes);
  expect(outbox.all()[0]?.cutAt).toBeGreaterThan(0.7);
  await trySome(1);
  expect(server.arrived).toEqual(photo);
  expect(server.bytesSent).toBe(size + 10);
  expect(server.deliverables).toMatchObject([{ photoUrl: '/photos/one', photoType: 'BEFORE' }]);
  expect(outbox.all()).toEqual([]);
});

it('shows what is there already as soon as it goes on', async () => {
  server.cuts.push(3 * uploadPartBytes);
  await trySome(1);
  shares.length = 0;
  await trySome(1);
  expect(shares.filter((share) => share > 0 && share < 0.49)).toEqual([]);
  expect(shares).toContain((3 * uploadPartBytes) / size);
});

it('goes in parts from the beginning where nothing of it was kept', async () => {
  server.keepsBeginnings = false;
  server.cuts.push(3 * uploadPartBytes);
  await trySome(2);
  expect(puts()[0]).toBe('PUT ?offset=0');
  expect(puts().length).toBe(6);
  expect(server.deliverables.length).toBe(1);
});

it('is sent whole again where no byte had gone: there was no way at all', async () => {
  vi.spyOn(FakeTransfer.prototype, 'send').mockImplementationOnce(async function (this: FakeTransfer) {
    this.onerror?.();
  });
  await trySome(2);
  expect(puts()).toEqual([]);
  expect(server.deliverables.length).toBe(1);
});

it('is not sent again where only the answer was lost', async () => {
  server.losesAnswer = true;
  await trySome(2);
  expect(server.bytesSent).toBe(size);
  expect(server.deliverables.length).toBe(1);
});

it('stops between two parts where somebody else has signed in', async () => {
  server.cuts.push(uploadPartBytes, null, 10);
  await trySome(2);
  const sent = puts().length;
  saveToken('the token of another');
  vi.stubGlobal('fetch', async () => Response.json({ id: 'another' }));
  await trySome(2);
  expect(puts().length).toBe(sent);
  expect(outbox.all().length).toBe(1);
});

it('begins anew where the server’s bytes are not this photo', async () => {
  server.cuts.push(uploadPartBytes);
  await trySome(1);
  server.arrived = new Uint8Array(size + 1);
  await trySome(1);
  server.arrived = new Uint8Array();
  await trySome(1);
  expect(server.arrived).toEqual(photo);
  expect(server.deliverables.length).toBe(1);
});
