import { eq } from 'drizzle-orm';
import { hour, second } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { PushFailed } from '#server/platform/push/push-sender.ts';
import { pushSubscriptions } from '../table.ts';
import type { NoticeWords, Outcome } from './words-for.ts';

/** A browser that is off for longer shows nothing of it: the bell has it. */
const secondsToLive = (12 * hour) / second;

/**
 * Sends a message to all of a person's browsers. One that has it need not have it again: it is sent once any has taken
 * it. Subscriptions that have ended are forgotten; where none is left, there is nobody to send to.
 */
export async function pushTo(kit: Kit, recipientId: string, words: NoticeWords): Promise<Outcome> {
  const { title, text, link, tag, language, direction } = words;
  const message = JSON.stringify({ title, text: text.slice(0, 1000), link, tag, language, direction });
  const browsers = await kit.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, recipientId));
  const outcomes = await Promise.all(browsers.map((browser) => pushToOne(kit, browser, message)));
  if (outcomes.some(({ outcome }) => outcome === 'sent')) return { outcome: 'sent' };
  return outcomes.find(({ outcome }) => outcome === 'later') ?? { outcome: 'gone' };
}

async function pushToOne(
  { push, db }: Kit,
  browser: typeof pushSubscriptions.$inferSelect,
  message: string,
): Promise<Outcome> {
  try {
    const outcome = await push.send(browser, message, { secondsToLive });
    if (outcome === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id));
    return { outcome };
  } catch (error) {
    return { outcome: 'later', code: error instanceof PushFailed ? error.code : 'unknown' };
  }
}
