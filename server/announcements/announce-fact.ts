import type { Fact, FactKind } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { transact } from '#server/platform/transact.ts';
import type { Announcement, ChannelName, For, HeardBy } from './announcement.ts';
import { ringBells } from './ring-bells.ts';
import { tellPages } from './tell-pages.ts';
import { whoHears } from './who-hears.ts';
import { writeMails } from './write-mails.ts';

type Deliver<C extends ChannelName> = (kit: Kit, factId: string, own: readonly For<C>[]) => Promise<void>;

/** Each may run twice for one fact: what it has delivered to a person, it does not deliver again. */
const channels: { readonly [C in ChannelName]: Deliver<C> } = { bell: ringBells, mail: writeMails, live: tellPages };
// keys() forgets which keys there are
const channelNames = Object.keys(channels) as ChannelName[];

/** A fact's announcements are worked out in one task; each channel then delivers its own in another, tried again alone. */
export const announcementTasks = (kit: Kit): Record<string, TaskHandler> => ({
  // written by record()
  'announce-fact': ({ fact, factId }) => announceFact(kit, fact as Fact, String(factId)),
  ...Object.fromEntries(channelNames.map((name) => [taskOf(name), deliverer(kit, name)])),
});

const taskOf = (channel: ChannelName) => `announce-by-${channel}`;

async function announceFact(kit: Kit, fact: Fact, factId: string): Promise<void> {
  const announcements = await workOut(kit, fact);
  await transact(kit, async (tx) => {
    for (const name of channelNames) {
      const own = announcements.filter((one) => one[name] && one.to.length > 0);
      if (own.length > 0) await kit.tasks.send(tx, taskOf(name), { factId, announcements: own }, { key: factId });
    }
  });
}

async function workOut(kit: Kit, fact: Fact): Promise<readonly Announcement[]> {
  const entry = whoHears[fact.kind];
  if ('nobody' in entry) return [];
  const hears = entry as HeardBy<FactKind>; // what stands under a kind takes its facts
  return hears(kit, fact);
}

const deliverer =
  <C extends ChannelName>(kit: Kit, name: C): TaskHandler =>
  ({ factId, announcements }) =>
    // written by announceFact()
    channels[name](kit, String(factId), announcements as For<C>[]);
