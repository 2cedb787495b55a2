import { eq } from 'drizzle-orm';
import { hour, plus, second } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { pauseAfter } from '#server/platform/pause-after.ts';
import { PushFailed } from '#server/platform/push/push-sender.ts';
import { pushSubscriptions } from '../table.ts';
import type { NoticeWords, Outcome } from './words-for.ts';

/** A browser that is off for longer shows nothing of it: the bell has it. */
const secondsToLive = (12 * hour) / second;

/**
 * Sends a message to all of a person's browsers. One that has it need not have it again: it is sent once any has taken
 * it. Subscriptions that have ended are forgotten; where none is left, there is nobody to send to. A browser whose push
 * service keeps failing is asked ever more seldom: whoever subscribes chooses it, and one that never answers would hold
 * up the pushes of others.
 */
export async function pushTo(kit: Kit, recipientId: string, words: NoticeWords): Promise<Outcome> {
  const { title, text, link, tag, language, direction } = words;
  const message = JSON.stringify({ title, text: text.slice(0, 1000), link, tag, language, direction });
  const browsers = await kit.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, recipientId));
  const outcomes = await Promise.all(browsers.map((browser) => pushToOne(kit, browser, message)));
  if (outcomes.some(({ outcome }) => outcome === 'sent')) return { outcome: 'sent' };
  const waiting = outcomes.filter(({ outcome }) => outcome === 'later');
  return waiting.toSorted(bySoonest)[0] ?? { outcome: 'gone' };
}

const bySoonest = (one: Outcome, other: Outcome) => Number(one.until) - Number(other.until);

type Browser = typeof pushSubscriptions.$inferSelect;

async function pushToOne(kit: Kit, browser: Browser, message: string): Promise<Outcome> {
  const { push, db, clock } = kit;
  const { fault, restsUntil } = browser;
  if (fault && restsUntil && restsUntil > clock.now()) return { outcome: 'later', code: fault, until: restsUntil };
  try {
    const outcome = await push.send(browser, message, { secondsToLive });
    if (outcome === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id));
    else if (browser.failures > 0) await note(kit, browser, { failures: 0, fault: null, restsUntil: null });
    return { outcome };
  } catch (error) {
    const failures = browser.failures + 1;
    const [code, until] = [codeOf(error), plus(clock.now(), pauseAfter(failures))];
    await note(kit, browser, { failures, fault: code, restsUntil: until });
    return { outcome: 'later', code, until };
  }
}

const codeOf = (error: unknown): string => (error instanceof PushFailed ? error.code : 'unknown');

async function note(
  { db }: Kit,
  { id }: Browser,
  state: Pick<Browser, 'failures' | 'fault' | 'restsUntil'>,
): Promise<void> {
  await db.update(pushSubscriptions).set(state).where(eq(pushSubscriptions.id, id));
}
