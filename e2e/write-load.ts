import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { aClient, expectBody } from './client.ts';
import type { Somebody } from './people.ts';

interface Wish {
  key: string;
  title: string;
}

/**
 * A host's programs that register properties without pause. Whatever was answered with 201 must be there for ever; what got
 * no answer is sent again with its key and must be there once.
 */
export class WriteLoad {
  readonly #host: Somebody;
  readonly #acknowledged = new Map<string, string>();
  readonly #unanswered: Wish[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #stopped = true;
  #count = 0;

  constructor(host: Somebody) {
    this.#host = host;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Waits until so many more are acknowledged. */
  async writes(count: number): Promise<void> {
    const wanted = this.acknowledged + count;
    while (this.acknowledged < wanted) await wait(20);
  }

  start(url: string): void {
    this.#stopped = false;
    this.#running = Promise.all(Array.from({ length: 3 }, () => this.#writeOn(url)));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #writeOn(url: string): Promise<void> {
    while (!this.#stopped) {
      const title = `Home ${++this.#count}`;
      const written = await this.#write(url, { title, key: `${this.#host.id} ${title}` });
      // an account has 600 writes a minute, and those that a database without breath refuses count too
      await wait(written ? 30 : 300);
    }
  }

  async #write(url: string, wish: Wish): Promise<boolean> {
    const answer = await fetch(`${url}/api/properties`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#host.token}`,
        'content-type': 'application/json',
        'idempotency-key': wish.key,
      },
      body: JSON.stringify({ title: wish.title, address: '200 Congress Ave, Austin, TX 78701' }),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    const body = answer?.status === 201 ? await answer.json().catch(() => null) : null;
    if (body) this.#acknowledged.set(body.id, wish.title);
    else this.#unanswered.push(wish);
    return body !== null;
  }

  /** Sends again what was not answered, then holds what is there against what was promised. */
  async check(url: string): Promise<void> {
    for (const wish of this.#unanswered.splice(0)) await this.#write(url, wish);
    assert.equal(this.#unanswered.length, 0, 'Everything is answered now.');
    const there = await this.#everything(url);
    const lost = [...this.#acknowledged.keys()].filter((id) => !there.has(id));
    assert.deepEqual(lost, [], 'acknowledged and lost');
    assert.equal(there.size, this.#acknowledged.size, 'Each wish is fulfilled once.');
  }

  async #everything(url: string): Promise<Set<string>> {
    const client = aClient(url);
    const ids = new Set<string>();
    for (let path: string | undefined = '/api/properties?limit=100'; path; ) {
      const answer = await client.get(path, this.#host.token);
      for (const { id } of expectBody(answer, 200)) ids.add(id);
      path = /^<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return ids;
  }
}
