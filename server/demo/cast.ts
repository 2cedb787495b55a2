import type { Actor } from '#server/platform/http/actor.ts';

/** Everybody in the town by mailbox, as the use cases want to be called. */
export class Cast {
  readonly #actors = new Map<string, Actor>();

  enter(mailbox: string, { id, role }: Pick<Actor, 'id' | 'role'>): void {
    this.#actors.set(mailbox, {
      id,
      role,
      staffRole: role === 'ADMIN' ? 'owner' : null,
      emailVerified: true,
      suspended: false,
      nameless: false,
      unprotected: false,
      language: 'en',
      sessionHash: Buffer.alloc(0),
    });
  }

  /** Throws when nobody has that mailbox. */
  actor(mailbox: string): Actor {
    const actor = this.#actors.get(mailbox);
    if (!actor) throw new Error(`Nobody in the town is called ${mailbox}`);
    return actor;
  }
}
