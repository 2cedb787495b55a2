import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/db.ts';
import type { ProviderEvent } from '#server/platform/payment-provider.ts';
import type { SandboxBase } from './base.ts';
import { sandboxEvents } from './table.ts';

type EventType = Exclude<ProviderEvent['type'], 'ignored'>;

/** Writes an event together with the change it reports; the task sends it until Freshkey has answered 2xx. */
export async function emitEvent({ clock, tasks }: SandboxBase, tx: Tx, type: EventType, object: string): Promise<void> {
  const id = sandboxId('evt');
  await tx.insert(sandboxEvents).values({ id, type, object, createdAt: clock.now() });
  await tasks.send(tx, 'sandbox-deliver', { eventId: id });
}

/** An id in the style of providers: a prefix that says what it is, and 96 random bits. */
export const sandboxId = (prefix: 'evt' | 'seti' | 'pi' | 'pm' | 'rep' | 'acct' | 'po'): string =>
  `${prefix}_${randomBytes(12).toString('hex')}`;
