import { changeDecision } from '#server/calendar/decisions/change-decision.ts';
import { listDecisions } from '#server/calendar/decisions/list-decisions.ts';
import { addIntegration } from '#server/calendar/integrations/add-integration.ts';
import { changeIntegration } from '#server/calendar/integrations/change-integration.ts';
import { syncNow } from '#server/calendar/syncing/sync-now.ts';
import { owedBy } from '#server/payments/index.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type HomeKey, homes } from '../homes.ts';
import type { Stage } from '../stage.ts';
import { feedAddress, feedHere } from './feed-here.ts';
import { type FeedName, type TownFeed, townFeeds } from './town-feeds.ts';

/** The hosts connect their calendars, import them, and the worker reads them again. */
export function connectCalendars(stage: Stage): void {
  // keys() forgets which keys there are
  for (const name of Object.keys(townFeeds) as FeedName[]) tellCalendar(stage, name, townFeeds[name]);
  stage.at(plus(stage.now, -24 * hour), () => connectWithoutFeed(stage));
}

function tellCalendar(stage: Stage, name: FeedName, feed: TownFeed): void {
  const connected = { id: '' };
  const read = () => readFeed(stage, feed.home, connected.id);
  const at = (hours: number) => plus(stage.now, -hours * hour);
  stage.at(at(feed.connected), async () => {
    const address = feedAddress(name, stage.now);
    connected.id = await connect(stage, feed, address);
    if (feed.fate !== 'not imported') await read();
  });
  if (name === 'jones-airbnb') stage.at(at(feed.connected - 1), () => takeForStay(stage, connected.id));
  if (feed.fate === 'switched off') stage.at(at(2), () => switchOff(stage, feed.home, connected.id));
  else if (feed.fate === 'login page') for (const hours of [2, 1, 0]) stage.at(at(hours), read);
  else if (feed.fate !== 'not imported') stage.at(stage.now, read);
}

async function connect(
  { kit, cast, homes: ids }: Stage,
  { home, platform, listing: externalPropertyId }: Pick<TownFeed, 'home' | 'platform' | 'listing'>,
  calendarUrl: string | null,
): Promise<string> {
  const propertyId = ids.get(home) ?? '';
  const form = { propertyId, platform, externalPropertyId, calendarUrl };
  const { id } = await addIntegration(kit, cast.actor(homes[home].host), form);
  return id;
}

/** One host has the listing, and has yet to look for the address. */
const connectWithoutFeed = (stage: Stage) =>
  connect(stage, { home: 'washpark', platform: 'vrbo', listing: '2288410' }, null);

async function readFeed({ kit, cast }: Stage, home: HomeKey, id: string): Promise<void> {
  try {
    await syncNow({ ...kit, owedBy, feedHere }, cast.actor(homes[home].host), id, false);
  } catch (error) {
    // a feed that cannot be read is part of the story
    if (!(error instanceof Refusal && error.code === 'calendar_invalid')) throw error;
  }
}

/** The platform says that it is blocked; the host knows that friends stay there. */
async function takeForStay({ kit, cast }: Stage, id: string): Promise<void> {
  const host = cast.actor(homes.jones.host);
  const { rows } = await listDecisions(kit, host, id, { limit: 100 });
  const blocked = rows.find(({ kind }) => kind === 'block');
  if (!blocked) throw new Error('the feed has no blocked days');
  await changeDecision({ ...kit, owedBy }, host, blocked.id, 'stay');
}

const switchOff = ({ kit, cast }: Stage, home: HomeKey, id: string) =>
  changeIntegration({ ...kit, owedBy }, cast.actor(homes[home].host), id, { syncEnabled: false });
