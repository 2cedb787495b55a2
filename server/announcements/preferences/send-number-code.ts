import { eq } from 'drizzle-orm';
import { phoneE164 } from '#contract/phone-e164.ts';
import type { TextCode } from '#contract/text-number.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { day, hour } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { isPersonalNumber } from '#server/platform/phone-kind.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { SmsFailed, SmsRefused, SmsUnsure } from '#server/platform/sms-sender.ts';
import { transact } from '#server/platform/transact.ts';
import { translate } from '#server/platform/translate.ts';
import { makeNumberCode } from './number-code.ts';
import { numberHash } from './number-hash.ts';
import { refusalOf, refuseNumber } from './number-refusals.ts';

/** Texts cost money and go to whoever has the number: nobody is sent many, and nobody sends many to others. */
const limits = {
  toNumber: { name: 'codes texted to number', most: 5, within: day },
  hourly: { name: 'codes texted for account, hour', most: 3, within: hour },
  daily: { name: 'codes texted for account, day', most: 10, within: day },
  onSite: { name: 'codes texted on site', most: 200, within: hour },
};

/** Sends a code to the phone number of the caller's account, which proves that it is theirs once they type it. */
export async function sendNumberCode(kit: Kit, actor: Actor): Promise<TextCode> {
  if (!kit.sms) throw notFound('Text messages aren’t available here.');
  const { number, language } = await numberOf(kit, actor);
  const { code, expiresAt } = await transact(
    kit,
    async (tx) => {
      if ((await refusalOf(kit, tx, number)) === 'stopped') throw invalidInput({ phone: 'phoneStopped' });
      await countOrRefuse(kit, tx, limits.hourly, actor.id);
      await countOrRefuse(kit, tx, limits.daily, actor.id);
      await countOrRefuse(kit, tx, limits.toNumber, numberHash(kit, number).toString('hex'));
      await countOrRefuse(kit, tx, limits.onSite, 'site');
      return makeNumberCode(kit, tx, { userId: actor.id, number });
    },
    // the text is sent after it: a second send is a second text, which the limits count
    { keyed: false },
  );
  await text(kit, number, translate(language, 'noticeSettings:sms.code.text', { code }));
  return { number, expiresAt: expiresAt.toISOString() };
}

async function numberOf({ db }: Kit, { id }: Actor) {
  const [person] = await db.select({ phone: users.phone, language: users.locale }).from(users).where(eq(users.id, id));
  const number = phoneE164(person?.phone ?? null);
  if (!person || !number || !(await isPersonalNumber(number))) throw invalidInput({ phone: 'phoneNoTexts' });
  return { number, language: person.language };
}

/** One try: whoever gets no code asks for another, and one that may be on its way is waited for. */
async function text(kit: Kit, number: string, words: string): Promise<void> {
  try {
    await kit.sms?.send(number, words);
  } catch (error) {
    if (error instanceof SmsUnsure) return;
    if (error instanceof SmsRefused) {
      await refuseNumber(kit, kit.db, number, error.reason);
      throw invalidInput({ phone: error.reason === 'stopped' ? 'phoneStopped' : 'phoneNoTexts' });
    }
    if (error instanceof SmsFailed) throw new Refusal('unavailable', 'We couldn’t send the text. Please try again.');
    throw error;
  }
}
