import { localTime } from '#contract/zoned-time.ts';
import type { FeedHere } from '#server/calendar/index.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { homes } from '../homes.ts';
import { type FeedName, type TownFeed, townFeeds } from './town-feeds.ts';
import { writeFeed } from './write-feed.ts';

// A name that is reserved for examples: nobody has it, and no name server knows it.
const server = 'feeds.freshkey.example';

/** Where a feed of the town is. The address says when the demo began, so that its days stay the same as time goes on. */
export const feedAddress = (name: FeedName, began: Date): string => `https://${server}/${began.getTime()}/${name}.ics`;

/** A demo’s feeds, read without any network; for every other address, and in production, null. */
export const feedHere: FeedHere = ({ clock, settings }, url) => {
  const address = URL.parse(url);
  if (settings.mode !== 'demo' || address?.host !== server) return null;
  const [, began, name = ''] = /^\/(\d{12,14})\/([\w-]+)\.ics$/.exec(address.pathname) ?? [];
  const feed = Object.hasOwn(townFeeds, name) ? townFeeds[name as FeedName] : null; // it is one of its keys
  return feed && began ? contentOf(feed, new Date(Number(began)), clock.now()) : loginPage;
};

function contentOf(feed: TownFeed, began: Date, now: Date): string {
  const isOpen = now >= began;
  if (feed.fate === 'login page' && now > plus(began, -3 * hour)) return loginPage;
  const first = localTime(began, homes[feed.home].timeZone).date;
  const dayOf = (days: number) =>
    plus(new Date(`${first}T12:00:00Z`), days * day)
      .toISOString()
      .slice(0, 10);
  const entries = feed.entries
    .filter(({ gone }) => !(gone && isOpen))
    .map(({ from, to, ...entry }) => ({ ...entry, checkIn: dayOf(from), checkOut: dayOf(to) }));
  return writeFeed(feed.platform, feed.listing, entries);
}

const loginPage = '<!doctype html><html lang="en"><title>Log in</title><p>Please log in to continue.</p></html>';
