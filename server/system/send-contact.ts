import { isNotNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sendContact as endpoint } from '#contract/system.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { hour } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { supportEmail } from '#server/settings/index.ts';

const fromNetwork = { name: 'wrote to support from network', most: 10, within: hour };

interface Letter {
  actor: Actor | null;
  caller: Caller;
  body: BodyOf<typeof endpoint>;
}

/**
 * Hands a message to support and to every admin by mail. The sender gets no copy: whoever types somebody else's
 * address here must not be able to have mail sent to it.
 */
export function sendContact(kit: Kit, { actor, caller, body }: Letter): Promise<{ reference: string }> {
  return transact(kit, async (tx) => {
    await countOrRefuse(kit, tx, fromNetwork, caller.ipRange);
    const id = newId();
    const reference = id.slice(-8).toUpperCase();
    const subject = `[${reference}] ${body.topic}: ${body.name}`;
    const text = [
      `From: ${body.name} <${body.email}>`,
      `Account: ${actor ? `${actor.role} ${actor.id}` : 'not logged in'}`,
      `Topic: ${body.topic}`,
      `Language: ${caller.language}`,
      '',
      body.message,
    ].join('\n');
    for (const to of await readersOf(kit, tx))
      await writeMail(kit, tx, { key: `contact:${id}:${to}`, to, subject, text });
    return { reference };
  });
}

async function readersOf(kit: Kit, tx: Reader): Promise<Set<string>> {
  const admins = await tx.select({ email: users.email }).from(users).where(isNotNull(users.staffRole));
  return new Set([(await supportEmail(kit, tx)).toLowerCase(), ...admins.map(({ email }) => email)]);
}
