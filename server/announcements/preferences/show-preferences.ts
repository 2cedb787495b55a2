import { hearsOf, isEssential } from '#contract/notice-kinds.ts';
import { type NoticePreferences, preferenceKinds } from '#contract/notice-preferences.ts';
import { phoneE164 } from '#contract/phone-e164.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { refusalOf } from './number-refusals.ts';
import { type Wishes, wishesOf } from './wishes-of.ts';

/** By which channels the caller hears of what. */
export async function showPreferences(kit: Kit, actor: Actor, reader: Reader = kit.db): Promise<NoticePreferences> {
  const wishes = (await wishesOf(kit, reader, [actor.id])).get(actor.id);
  if (!wishes) throw notFound();
  const number = phoneE164(wishes.phone);
  return {
    kinds: kindsOf(wishes),
    quietHours: wishes.quietHours,
    timeZone: wishes.timeZone,
    push: { publicKey: await kit.push.publicKey(), browsers: wishes.browsers },
    sms: {
      ...{ offered: kit.sms !== null, number, proven: wishes.textNumber !== null },
      refused: number ? await refusalOf(kit, reader, number) : null,
    },
  };
}

function kindsOf({ role, wants }: Wishes): NoticePreferences['kinds'] {
  const heard = preferenceKinds.filter((kind) => hearsOf(role, kind));
  return Object.fromEntries(
    heard.map((kind) => {
      const essential = isEssential(kind);
      const email = essential || wants(kind, 'email');
      return [kind, { email, push: wants(kind, 'push'), sms: wants(kind, 'sms'), essential }];
    }),
  );
}
