import { sql } from 'drizzle-orm';
import { newId } from '#server/platform/ids.ts';
import { bossOn, type Envelope } from '#server/platform/tasks.ts';
import { queueOf } from '#server/queue-of.ts';
import type { House } from './house.ts';

/** A task that has failed as often as it may; its id among the failed ones. */
export async function aFailedTask(
  { kit }: House,
  envelope: Envelope = { name: 'forget-answers', data: {} },
): Promise<string> {
  const [queue, boss] = [queueOf(envelope.name), bossOn(kit.db)];
  await boss.start();
  const sent = await boss.send(queue, envelope, { retryLimit: 0, singletonKey: `${envelope.name}:${newId()}` });
  await boss.fail(queue, String(sent));
  await boss.stop({ graceful: false });
  const { rows } = await kit.db.execute<{ id: string }>(sql`select id from pgboss.job where source_id = ${sent}`);
  return String(rows[0]?.id);
}
