import type { Session, SignedIn } from '#contract/accounts.ts';
import { cityOf, deviceOf } from '#contract/device-of.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { forgetAttempts } from './attempts.ts';
import { forgetPasswords } from './count-password.ts';
import { createSession } from './create-session.ts';
import { isNewDevice } from './known-device.ts';
import { limits } from './limits.ts';
import { mailSecurity } from './mail-security.ts';
import { hasPasskey } from './passkeys/list-passkeys.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { makeChallenge } from './two-factor/challenge.ts';
import { withoutApp } from './two-factor/without-app.ts';

interface Origin {
  caller: Caller;
  byMail?: boolean;
  registeredHere?: boolean;
}

/** Lets someone in who has shown the first factor; where two-factor is on, only asks for the second. */
export async function admit(kit: Kit, tx: Tx, user: UserRow, origin: Origin): Promise<SignedIn> {
  if (!user.twoFactorSince) return openSession(kit, tx, user, origin);
  await forgetWrongTries(kit, tx, user, origin.caller);
  const challenge = await makeChallenge(kit, tx, user.id, origin);
  return {
    challenge,
    ...((await hasPasskey(tx, user.id)) && { passkey: true as const }),
    ...(withoutApp(user) && { withoutApp: true as const }),
  };
}

/** Starts a session, clears the wrong tries from there and remembers the device, whose owner hears of a new one. */
export async function openSession(kit: Kit, tx: Tx, user: UserRow, { caller, ...origin }: Origin): Promise<Session> {
  await forgetWrongTries(kit, tx, user, caller);
  if (await isNewDevice(kit, tx, user.id, caller))
    await mailSecurity(kit, tx, user, 'newDevice', { device: nameOf(caller, user.locale) });
  const where = { userAgent: caller.userAgent, timeZone: caller.timeZone, network: caller.ipRange };
  const token = await createSession(kit, tx, user, { ...origin, ...where });
  return { token, user: presentUser(kit, user) };
}

async function forgetWrongTries(kit: Kit, tx: Tx, { email }: UserRow, caller: Caller): Promise<void> {
  await forgetAttempts(kit, tx, limits.wrongCodes, email);
  await forgetPasswords(kit, tx, email, caller);
}

/** Browser, system and city, as far as the call tells; no name of a place is more than its time zone's. */
export function nameOf({ userAgent, timeZone }: Caller, language: LanguageCode): string {
  const { browser, system } = deviceOf(userAgent);
  const named = [browser, system, cityOf(timeZone)].filter((part) => part !== null);
  return named.length > 0 ? named.join(', ') : translate(language, 'mail:security.unknownDevice');
}
