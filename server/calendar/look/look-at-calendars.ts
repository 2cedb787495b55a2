import type { CalendarLook } from '#contract/calendar-look.ts';
import { looksPerHour } from '#contract/terms.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { hour } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Actor, personOf } from '#server/platform/http/actor.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { feedParser } from '../feed/feed-parser.ts';
import { fetchFeed } from '../feed/fetch-feed.ts';
import { FewAtOnce } from '../syncing/few-at-once.ts';

// Each asks somebody else’s server.
const perPerson = { name: 'calendars looked at', most: looksPerHour, within: hour };
/** Of a process, whoever asks. */
const fewAtOnce = new FewAtOnce(4);

/** What is at each of some addresses that a host names; by the same rules as a connected calendar, and nothing is kept. */
export async function lookAtCalendars(
  kit: CalendarKit,
  actor: Actor,
  urls: readonly string[],
): Promise<CalendarLook[]> {
  const count = async (tx: Tx) => {
    for (const _ of urls) await countOrRefuse(kit, tx, perPerson, personOf(actor));
  };
  await transact(kit, count, { keyed: false });
  return Promise.all(urls.map((url) => fewAtOnce.run(() => lookAt(kit, url.trim()))));
}

async function lookAt(kit: CalendarKit, url: string): Promise<CalendarLook> {
  try {
    const here = kit.feedHere?.(kit, url);
    const body = here ? Buffer.from(here) : await fetched(kit, url);
    return { ...(await feedParser.head({ body, head: true })), fault: null };
  } catch (error) {
    if (!(error instanceof CalendarRefused)) kit.log.error({ err: error }, 'a calendar could not be looked at');
    const { fault } = error instanceof CalendarRefused ? error : new CalendarRefused('unexpected');
    return { name: null, timeZone: null, entries: 0, fault };
  }
}

async function fetched({ settings }: CalendarKit, url: string): Promise<Buffer> {
  const found = await fetchFeed({ url, allowPrivate: settings.calendarAllowPrivate });
  if (found.notModified) throw new CalendarRefused('unexpected');
  return found.body;
}
