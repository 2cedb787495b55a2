import type { Kit } from '#server/platform/kit.ts';
import { SmsFailed, SmsRefused, SmsUnsure } from '#server/platform/sms-sender.ts';
import { refusalOf, refuseNumber } from '../preferences/number-refusals.ts';
import type { Wishes } from '../preferences/wishes-of.ts';
import type { Delivery } from './close-deliveries.ts';
import { markSure, markUnsure } from './unsure-texts.ts';
import type { NoticeWords, Outcome } from './words-for.ts';

/** Two parts of a text in Latin letters; nobody reads more of it. */
const longest = 300;

interface Sent {
  words: NoticeWords;
  /** The deliveries that it is the text of. */
  these: readonly Delivery[];
}

/** Sends a text to the number that somebody has proved to be theirs, unless it has refused them. */
export async function textTo(kit: Kit, { textNumber: number }: Wishes, { words, these }: Sent): Promise<Outcome> {
  if (!kit.sms || !number || (await isRefused(kit, number))) return { outcome: 'gone' };
  const text = shortForm(kit, words);
  await markUnsure(kit, these, text);
  try {
    await kit.sms.send(number, text);
    return { outcome: 'sent' };
  } catch (error) {
    if (error instanceof SmsRefused || (error instanceof SmsFailed && !(error instanceof SmsUnsure)))
      await markSure(kit, these);
    if (error instanceof SmsRefused) return refused(kit, number, error);
    return { outcome: 'later', code: error instanceof SmsFailed ? error.code : 'unknown' };
  }
}

function shortForm({ settings }: Kit, { title, text, link }: NoticeWords): string {
  const ending = `\n${settings.publicUrl}${link}`;
  const whole = inPlainMarks(`Freshkey: ${title}. ${text}`);
  const room = longest - ending.length;
  return `${whole.length > room ? `${whole.slice(0, room - 3).trimEnd()}...` : whole}${ending}`;
}

/** Of the alphabet that texts are sent in: a single other mark makes all of it take more than twice the room. */
const inPlainMarks = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-');

const isRefused = async (kit: Kit, number: string): Promise<boolean> => (await refusalOf(kit, kit.db, number)) !== null;

async function refused(kit: Kit, number: string, { reason }: SmsRefused): Promise<Outcome> {
  await refuseNumber(kit, kit.db, number, reason);
  return { outcome: 'failed', code: reason };
}
