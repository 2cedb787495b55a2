import { usualTerms } from '#contract/usual-terms.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { bidMessages } from './bid-messages.ts';
import { CleaningStory, type Offer } from './cleaning-story.ts';
import { type Dice, diceOf } from './dice.ts';
import { homeTime } from './home-time.ts';
import { homes } from './homes.ts';
import type { PastCleaning } from './past-cleaning.ts';
import { pastElsewhere } from './past-elsewhere.ts';
import { pastInSavannah } from './past-in-savannah.ts';
import type { Stage } from './stage.ts';

export function tellPast(stage: Stage): void {
  for (const past of [...pastInSavannah, ...pastElsewhere]) tellCleaning(stage, past);
}

function tellCleaning(stage: Stage, past: PastCleaning): void {
  const { home, day, by, hours, type } = past;
  const { timeZone } = homes[home];
  const dice = diceOf(`${home} ${day}`);
  const time = (days: number, clock: string) => homeTime(stage.now, timeZone, day + days, clock);
  const start = time(0, '11:00');
  const story = new CleaningStory(stage, { home, start, end: plus(start, Math.ceil(hours) * hour), type });
  story.posted(plus(time(-5, '09:00'), dice.between(0, 90) * minute));
  for (const offer of offersOf(past, dice)) story.bid(plus(time(-4, '08:00'), dice.between(0, 600) * minute), offer);
  hire(story, past, time, dice);
  const begun = plus(start, dice.between(-6, 9) * minute);
  const handedIn = plus(begun, hours * hour + dice.between(-10, 10) * minute);
  story
    .started(begun, by)
    .photographed(plus(begun, 4 * minute), by, 'BEFORE', day < -10 ? ['bedroom'] : ['bedroom', 'kitchen']);
  story.ticked(plus(begun, 20 * minute));
  story.photographed(plus(handedIn, -8 * minute), by, 'AFTER', day < -10 ? ['bedroom', 'bathroom'] : allRooms);
  story.submitted(handedIn, by);
  const paid = past.charged
    ? plus(handedIn, usualTerms.chargedAfterHours * hour + minute)
    : plus(handedIn, dice.between(40, 500) * minute);
  if (past.charged) story.charged(paid);
  else story.paid(paid);
  if (past.shared) story.shared(plus(handedIn, 30 * minute), past.shared);
  if (past.review) story.reviewed(plus(paid, dice.between(20, 300) * minute), 'host', past.review);
  if (past.reply) story.reviewed(plus(paid, dice.between(30, 900) * minute), by, past.reply);
}

const allRooms = ['bedroom', 'bathroom', 'kitchen', 'living'] as const;

function offersOf({ by, price, hours, also = [], missedBy }: PastCleaning, dice: Dice): Offer[] {
  const others = [...also, ...(missedBy ? [missedBy] : [])];
  const offer = (cleaner: string, amount: number): Offer => ({
    ...{ by: cleaner, price: amount, message: dice.pick(bidMessages) },
    hours: hours + dice.between(0, 2) / 2,
  });
  return [offer(by, price), ...others.map((cleaner) => offer(cleaner, price + dice.between(-4, 16)))];
}

type Time = (days: number, clock: string) => Date;

/** The host chooses three days before; whoever does not confirm within twelve hours loses the job to the backup. */
function hire(story: CleaningStory, { by, missedBy, also }: PastCleaning, time: Time, dice: Dice): void {
  const chosen = plus(time(-3, '08:30'), dice.between(0, 240) * minute);
  if (missedBy) {
    story.chosen(chosen, missedBy, by).deadlineMissed(plus(chosen, 12 * hour + minute));
    story.confirmed(plus(chosen, 12 * hour + 6 * minute), by);
    return;
  }
  story.chosen(chosen, by, dice.between(0, 2) === 0 ? also?.[0] : undefined);
  story.confirmed(plus(chosen, dice.between(10, 180) * minute), by);
}
