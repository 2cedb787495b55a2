import { localTime } from '#contract/zoned-time.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { CleaningStory } from './cleaning-story.ts';
import { halfHour, homeTime } from './home-time.ts';
import { homes } from './homes.ts';
import { type NearToday, nearToday } from './near-today.ts';
import type { Stage } from './stage.ts';

/** What is under way, waits for somebody, or comes in the next three weeks at the first host's homes. */
export function tellSavannah(stage: Stage): void {
  const around = nearToday(stage);
  for (const tell of [tellDuneHouse, tellCarriageLoft, tellMarshCottage, tellJonesStreet, tellPierStudio]) tell(around);
}

const coffee = { tasks: [{ name: 'Refill the coffee jar', price: 2, required: true }] };

/** Four bids for tomorrow to choose from, a ladder of three for the week, one settled far ahead. */
function tellDuneHouse(around: NearToday): void {
  const { ago, on } = around;
  tellTomorrow(around);
  on('dune', 5, 4, coffee)
    .posted(ago(70))
    .bid(ago(66), { by: 'dana', price: 119, hours: 3.5, message: 'Sure, same as last week.' })
    .bid(ago(60), { by: 'ibrahim', price: 114, hours: 4, message: 'I’ve got the whole day for the island.' })
    .bid(ago(52), { by: 'loan', price: 126, hours: 3.5 })
    .chosen(ago(44), 'dana', 'ibrahim', 'loan')
    .confirmed(ago(43), 'dana');
  on('dune', 12, 4, coffee)
    .posted(ago(96))
    .bid(ago(90), { by: 'ibrahim', price: 116, hours: 4, message: 'It’s on my calendar if you want me.' })
    .chosen(ago(80), 'ibrahim')
    .confirmed(ago(78), 'ibrahim');
}

/** Each bidder with a question or a remark; Carlos would rather be called. */
function tellTomorrow({ ago, on }: NearToday): void {
  const instructions = 'Next guest arrives at 4 PM. Sand out of the shower first, please.';
  on('dune', 1, 4, { ...coffee, instructions })
    .posted(ago(47))
    .bid(ago(41), {
      by: 'dana',
      price: 118,
      hours: 3.5,
      message: 'I know the house. Sheets from the hall closet, sand out of the shower first.',
    })
    .bid(ago(26), {
      by: 'ibrahim',
      price: 112,
      hours: 4,
      message: 'I can be there at 10:45 with a second pair of hands.',
    })
    .bid(ago(19), {
      by: 'loan',
      price: 125,
      hours: 3.5,
      message: 'I bring all supplies and stay until the last towel is folded.',
    })
    .bid(ago(5), {
      by: 'cleaner',
      price: 121,
      hours: 3.5,
      message: 'Free after my morning in town, and I have my own rug machine.',
    })
    .wrote(ago(40), 'cleaner', 'dana', 'Do the rugs go to the laundry, or do I vacuum them?')
    .read(ago(38), 'host', 'dana')
    .wrote(ago(38), 'host', 'dana', 'Vacuuming is fine. Thank you for asking!')
    .read(ago(37), 'cleaner', 'dana')
    .wrote(ago(4), 'cleaner', 'cleaner', 'I could start at 10:45. Call me at (912) 555-0142 if that helps.')
    .read(ago(3), 'host', 'cleaner')
    .wrote(ago(3), 'host', 'cleaner', 'Let’s keep it here, please. 10:45 would work for me.');
}

/** Carlos is there now, half done; one is settled, one open with an invitation, one was canceled last week. */
function tellCarriageLoft({ stage, ago, on }: NearToday): void {
  const start = startOfNow(stage);
  new CleaningStory(stage, {
    home: 'carriage',
    start,
    end: plus(start, 4 * hour),
    instructions: 'The small vacuum is upstairs.',
  })
    .posted(ago(90))
    .bid(ago(85), { by: 'cleaner', price: 84, hours: 3, message: 'My favorite loft. I’ll be there at check-out.' })
    .bid(ago(80), { by: 'keisha', price: 82, hours: 3.5, message: 'Could do it, but only from noon.' })
    .chosen(ago(60), 'cleaner')
    .confirmed(ago(58), 'cleaner')
    .started(plus(start, 4 * minute), 'cleaner')
    .photographed(plus(start, 9 * minute), 'cleaner', 'BEFORE', ['bedroom', 'bathroom', 'kitchen', 'living'])
    .ticked(plus(start, 15 * minute), 3)
    .wrote(plus(start, -25 * minute), 'cleaner', 'cleaner', 'On my way')
    .read(plus(start, -20 * minute), 'host', 'cleaner')
    .wrote(plus(start, -20 * minute), 'host', 'cleaner', 'The guests have left')
    .read(plus(start, -5 * minute), 'cleaner', 'cleaner')
    .wrote(plus(start, 12 * minute), 'cleaner', 'cleaner', 'The tap in the bathroom drips. I’ve put a towel under it.');
  on('carriage', 3, 3)
    .posted(ago(50))
    .bid(ago(46), {
      by: 'loan',
      price: 86,
      hours: 3,
      message: 'Happy to. I’m on Jones Street that morning anyway.',
    })
    .bid(ago(40), { by: 'ibrahim', price: 90, hours: 3 })
    .chosen(ago(30), 'loan', 'ibrahim')
    .confirmed(ago(27), 'loan');
  on('carriage', 8, 3)
    .posted(ago(30))
    .bid(ago(15), { by: 'ibrahim', price: 86, hours: 3, message: 'I’d love to get to know the loft better.' })
    .bid(ago(9), { by: 'loan', price: 88, hours: 3, message: 'Available all day, flexible with the start.' })
    .invited(ago(4), 'cleaner', 'Carlos, would you take the loft again? The guests asked who made the beds.');
  on('carriage', -6, 3)
    .posted(ago(10 * 24))
    .bid(ago(9 * 24), { by: 'loan', price: 85, hours: 3 })
    .canceled(ago(8 * 24));
}

/** Since eleven where that is an hour like that; whenever the demo is started, somebody is at work. */
function startOfNow({ now }: Stage): Date {
  const { timeZone } = homes.carriage;
  const { time } = localTime(now, timeZone);
  return time >= '11:45' && time <= '14:30' ? homeTime(now, timeZone, 0, '11:00') : halfHour(plus(now, -75 * minute));
}

/** One nobody took, one without a bid, one with a bid and one taken back. */
function tellMarshCottage({ stage, ago, on }: NearToday): void {
  const { time } = localTime(stage.now, homes.marsh.timeZone);
  // Over, but less than a day ago: after that the worker cancels it.
  const over =
    time > '11:30'
      ? on('marsh', 0, 2, { type: 'maintenance', budget: 45 }, '09:00')
      : on('marsh', -1, 4, { budget: 60 });
  over.posted(ago(60));
  on('marsh', 2, 3, { instructions: 'Low tide smells, so please air out the porch room.' }).posted(ago(28));
  on('marsh', 6, 3)
    .posted(ago(45))
    .bid(ago(40), { by: 'keisha', price: 92, hours: 3, message: 'Looks like I’m free that morning.' })
    .takenBack(ago(18), 'keisha')
    .bid(ago(11), { by: 'cleaner', price: 98, hours: 3.5, message: 'I’ve got the cottage down to three hours.' });
  on('marsh', 15, 3).posted(ago(30));
}

/** Photos of yesterday wait for approval, one of them from the week before; one job waits for Carlos to confirm; one was called off. */
function tellJonesStreet({ stage, ago, on }: NearToday): void {
  const at = (clock: string) => homeTime(stage.now, homes.jones.timeZone, -1, clock);
  on('jones', -1, 3)
    .posted(ago(120))
    .bid(ago(110), { by: 'loan', price: 70, hours: 2.5, message: 'Blue door, bakery key, I remember.' })
    .chosen(ago(100), 'loan')
    .confirmed(ago(99), 'loan')
    .started(at('11:02'), 'loan')
    .photographed(at('11:05'), 'loan', 'BEFORE', ['kitchen'])
    .sent(at('11:06'), 'loan', [{ room: 'bedroom', photoType: 'BEFORE' }])
    .ticked(at('11:20'))
    .photographed(at('13:19'), 'loan', 'AFTER', ['bathroom'])
    .sent(at('13:20'), 'loan', [
      { room: 'bedroom', photoType: 'AFTER' },
      { room: 'kitchen', photoType: 'AFTER', flaw: 'reused' },
      { room: 'living', photoType: 'AFTER', flaw: 'noTime' },
    ])
    .submitted(at('13:31'), 'loan');
  on('jones', 4, 3)
    .posted(ago(33))
    .bid(ago(28), { by: 'cleaner', price: 71, hours: 2.5, message: 'Count me in. I can walk there.' })
    .bid(ago(24), { by: 'keisha', price: 69, hours: 2.5, message: 'Mornings are always good for me.' })
    .chosen(ago(2), 'cleaner', 'keisha');
  on('jones', 10, 3).posted(ago(80)).bid(ago(70), { by: 'keisha', price: 68, hours: 2.5 }).canceled(ago(29));
}

/** Carlos's next two, and one that lost its cleaner and is urgent now. */
function tellPierStudio({ stage, ago, on }: NearToday): void {
  const { time } = localTime(stage.now, homes.pier.timeZone);
  const start =
    time < '14:00' && time > '06:00'
      ? plus(startOfNow(stage), 5 * hour)
      : homeTime(stage.now, homes.pier.timeZone, 1, '16:30');
  new CleaningStory(stage, { home: 'pier', start, end: plus(start, 2.5 * hour) })
    .posted(ago(100))
    .bid(ago(92), {
      by: 'cleaner',
      price: 74,
      hours: 2.5,
      message: 'Right after the loft. I’m driving out to the island anyway.',
    })
    .chosen(ago(75), 'cleaner')
    .confirmed(ago(74), 'cleaner');
  on('pier', 5, 3)
    .posted(ago(49))
    .bid(ago(45), {
      by: 'cleaner',
      price: 76,
      hours: 2.5,
      message: 'Happy to do the beach again. I’ll bring the sand brush.',
    })
    .bid(ago(38), { by: 'keisha', price: 78, hours: 2.5, message: 'A day at the beach sounds good to me.' })
    .chosen(ago(31), 'cleaner', 'keisha')
    .confirmed(ago(30), 'cleaner');
  on('pier', 3, 3, { instructions: 'Fold-out sofa was used: spare sheets are in its drawer.' })
    .posted(ago(72))
    .bid(ago(64), { by: 'keisha', price: 74, hours: 3, message: 'Happy to come out to the beach.' })
    .chosen(ago(50), 'keisha')
    .confirmed(ago(48), 'keisha')
    .steppedBack(ago(7), 'keisha')
    .bid(ago(3), { by: 'ibrahim', price: 80, hours: 3, message: 'I can jump in, no problem.' });
}
