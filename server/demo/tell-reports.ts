import { homeTime } from './home-time.ts';
import { type HomeKey, homes } from './homes.ts';
import { type NearToday, nearToday } from './near-today.ts';
import type { Room } from './photos.ts';
import type { Flaw } from './send-photos.ts';
import type { Stage } from './stage.ts';

/** Reports to try: one to answer and one to accept for the first host and cleaner, one for the admin to decide. */
export function tellReports(stage: Stage): void {
  const around = nearToday(stage);
  for (const tell of [tellAnswered, tellOpen, tellEscalated]) tell(around);
}

const allRooms = ['bedroom', 'bathroom', 'kitchen', 'living'] as const;

interface Done {
  home: HomeKey;
  by: string;
  /** Dollars. */
  price: number;
  /** When it begins and when the work is handed in, on the clock of the day before yesterday. */
  from: string;
  until: string;
  /** The one photo that the check has something against. */
  doubted?: { room: Room; flaw: Flaw };
}

/** A cleaning of the day before yesterday, so that its report is in time whenever the demo is started. */
function done({ stage, ago, on }: NearToday, { home, by, price, from, until, doubted }: Done) {
  const at = (clock: string) => homeTime(stage.now, homes[home].timeZone, -2, clock);
  const rooms = allRooms.filter((room) => room !== doubted?.room);
  return on(home, -2, 3, {}, from)
    .posted(ago(7 * 24))
    .bid(ago(6 * 24), { by, price, hours: 3 })
    .chosen(ago(5 * 24), by)
    .confirmed(ago(5 * 24 - 1), by)
    .started(at(from), by)
    .photographed(at(from), by, 'BEFORE', rooms.slice(0, 2))
    .ticked(at(from))
    .photographed(at(until), by, 'AFTER', rooms)
    .sent(at(until), by, doubted ? [{ ...doubted, photoType: 'AFTER' }] : [])
    .submitted(at(until), by);
}

function tellAnswered(around: NearToday): void {
  const { ago } = around;
  done(around, {
    ...{ home: 'carriage', by: 'cleaner', price: 84, from: '11:00', until: '13:50' },
    doubted: { room: 'bathroom', flaw: 'screenshot' },
  })
    .reported(ago(20), {
      reason: 'task_missing',
      text: 'The bathroom floor wasn’t mopped, and there was hair behind the door. Everything else was fine.',
      task: 2,
    })
    .answered(
      ago(5),
      'cleaner',
      'I mopped it before I did the hall, but I may have missed the corner behind the door.',
    );
}

function tellOpen(around: NearToday): void {
  const { ago } = around;
  done(around, {
    ...{ home: 'pier', by: 'cleaner', price: 74, from: '15:00', until: '17:20' },
    doubted: { room: 'living', flaw: 'elsewhere' },
  })
    .paid(ago(26))
    .reported(ago(3), {
      reason: 'quality',
      text: 'The guests found crumbs in the sofa bed and a wet towel in the washer.',
    });
}

function tellEscalated(around: NearToday): void {
  const { ago } = around;
  done(around, { home: 'bouldin', by: 'meiling', price: 131, from: '11:00', until: '13:45' })
    .reported(ago(24), {
      reason: 'damage',
      text: 'The glass shower door has a crack that wasn’t there before.',
    })
    .answered(ago(15), 'meiling', 'The crack was there when I arrived. I closed that door with two fingers all day.')
    .escalated(ago(4), 'A new pane is $180. Please look at the photos from the week before.');
}
