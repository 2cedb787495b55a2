import type { Fact } from '#server/facts.ts';
import type { Tx } from '#server/platform/db.ts';
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
import type { Announcement, ChannelName, For, Recorded } from './who-hears/announcement.ts';
import { workOut } from './who-hears/work-out.ts';

/** Those whose delivery may fail by itself and is then tried again without the others. */
type OwnTask = Exclude<ChannelName, 'live'>;
type Deliver<C extends OwnTask> = (kit: Kit, recorded: Recorded, own: readonly For<C>[]) => Promise<void>;

/** Each may run twice for one fact: what was already delivered to a person is not delivered again. */
const channels: { readonly [C in OwnTask]: Deliver<C> } = { bell: ringBells, mail: writeMails };
// keys() loses the literal types
const channelNames = Object.keys(channels) as OwnTask[];

/**
 * One task works out a fact's announcements and tells open pages, which is all that most facts ask for; bell and mail
 * deliver their own in another task each, retried separately.
 */
export const announcementTasks = (kit: Kit): Record<string, TaskHandler> => ({
  'announce-fact': (recorded) => announceFact(kit, asRecorded(recorded)),
  ...Object.fromEntries(channelNames.map((name) => [taskOf(name), deliverer(kit, name)])),
  // what an older version left: it told open pages in a task of its own
  'announce-by-live': ({ announcements }) => tellPages(kit.db, announcements as For<'live'>[]), // written by that version
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

const taskOf = (channel: OwnTask) => `announce-by-${channel}`;

/** As record() and announceFact() write it. */
const asRecorded = ({ fact, factId }: Record<string, unknown>): Recorded => ({
  fact: fact as Fact, // see above
  factId: String(factId),
});

async function announceFact(kit: Kit, { fact, factId }: Recorded): Promise<void> {
  const announcements = await workOut(kit, fact);
  const due = channelNames
    .map((name) => ({ name, own: heardBy(name, announcements) }))
    .filter(({ own }) => own.length > 0);
  const send = async (tx: Tx) => {
    for (const { name, own } of due)
      await kit.tasks.send(tx, taskOf(name), { factId, fact, announcements: own }, { key: factId });
  };
  if (due.length > 0) await transact(kit, send);
  // one statement at most, and it may be run again: no transaction of its own
  await tellPages(kit.db, heardBy('live', announcements));
}

/** What this channel tells somebody. */
const heardBy = <C extends ChannelName>(name: C, announcements: readonly Announcement[]): readonly For<C>[] =>
  announcements.filter((one): one is Announcement & For<C> => one[name] !== undefined && one.to.length > 0);

const deliverer =
  <C extends OwnTask>(kit: Kit, name: C): TaskHandler =>
  (data) =>
    // written by announceFact()
    channels[name](kit, asRecorded(data), data.announcements as For<C>[]);
