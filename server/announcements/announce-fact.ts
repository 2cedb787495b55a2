import type { Fact } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { transact } from '#server/platform/transact.ts';
import { ringBells } from './bell/ring-bells.ts';
import { broadcastFee } from './broadcasts/broadcast-fee.ts';
import { broadcastWriter } from './broadcasts/write-broadcast.ts';
import { deliverNotices } from './deliveries/deliver-notices.ts';
import { deliveriesDue } from './deliveries/deliveries-due.ts';
import { tellPages } from './live/tell-pages.ts';
import { heldMailsDue } from './mails/held-mails-due.ts';
import { writeHeldMail } from './mails/write-held-mail.ts';
import { writeHeldNotices } from './mails/write-held-notices.ts';
import { writeMails } from './mails/write-mails.ts';
import { remindOfJobs, remindOfRest } from './reminders/send-reminders.ts';
import type { ChannelName, For, Recorded } from './who-hears/announcement.ts';
import { workOut } from './who-hears/work-out.ts';

type Deliver<C extends ChannelName> = (kit: Kit, recorded: Recorded, own: readonly For<C>[]) => Promise<void>;

/** Each may run twice for one fact: what was already delivered to a person is not delivered again. */
const channels: { readonly [C in ChannelName]: Deliver<C> } = { bell: ringBells, mail: writeMails, live: tellPages };
// keys() loses the literal types
const channelNames = Object.keys(channels) as ChannelName[];

/** One task works out a fact's announcements; each channel delivers its own in another, retried separately. */
export const announcementTasks = (kit: Kit): Record<string, TaskHandler> => ({
  'announce-fact': (recorded) => announceFact(kit, asRecorded(recorded)),
  ...Object.fromEntries(channelNames.map((name) => [taskOf(name), deliverer(kit, name)])),
  'write-held-mails': () => heldMailsDue(kit),
  'write-held-mail': writeHeldMail(kit),
  'write-held-notices': () => writeHeldNotices(kit),
  'deliver-notices': deliverNotices(kit),
  'deliver-pushes': deliverNotices(kit),
  'deliveries-due': () => deliveriesDue(kit),
  'remind-of-jobs': () => remindOfJobs(kit),
  'remind-of-rest': () => remindOfRest(kit),
  'write-broadcast': broadcastWriter(kit),
  'broadcast-fee': () => broadcastFee(kit),
});

const taskOf = (channel: ChannelName) => `announce-by-${channel}`;

/** As record() and announceFact() write it. */
const asRecorded = ({ fact, factId }: Record<string, unknown>): Recorded => ({
  fact: fact as Fact, // see above
  factId: String(factId),
});

async function announceFact(kit: Kit, { fact, factId }: Recorded): Promise<void> {
  const announcements = await workOut(kit, fact);
  await transact(kit, async (tx) => {
    for (const name of channelNames) {
      const own = announcements.filter((one) => one[name] && one.to.length > 0);
      const data = { factId, fact, announcements: own };
      if (own.length > 0) await kit.tasks.send(tx, taskOf(name), data, { key: factId });
    }
  });
}

const deliverer =
  <C extends ChannelName>(kit: Kit, name: C): TaskHandler =>
  (data) =>
    // written by announceFact()
    channels[name](kit, asRecorded(data), data.announcements as For<C>[]);
