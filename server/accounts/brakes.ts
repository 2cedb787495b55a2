import { record } from '#server/events.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { attemptsSoFar, countAttempt, holdAttempts } from './attempts.ts';
import { limits } from './limits.ts';

const wholeSite = 'site';

/** Whether codes may be used for this email now: not after 10 wrong ones in a row, nor after 200 on the whole site. */
export async function codesWork(kit: Kit, tx: Tx, email: string): Promise<boolean> {
  const { tries } = await holdAttempts(kit, tx, limits.wrongCodes, email);
  return tries < limits.wrongCodes.most && !(await siteBrakeIsClosed(kit, tx));
}

async function siteBrakeIsClosed(kit: Kit, reader: Reader): Promise<boolean> {
  const { tries } = await attemptsSoFar(kit, reader, limits.wrongOnSite, wholeSite);
  return tries >= limits.wrongOnSite.most;
}

/** Counts a wrong code for its email, its network and the site; the guess that trips the site's brake is recorded. */
export async function countWrongCode(kit: Kit, tx: Tx, email: string, { ipRange }: Caller): Promise<void> {
  await countAttempt(kit, tx, limits.wrongCodes, email);
  await countAttempt(kit, tx, limits.wrongFromNetwork, ipRange);
  const { tries, endsAt } = await countAttempt(kit, tx, limits.wrongOnSite, wholeSite);
  if (tries !== limits.wrongOnSite.most) return;
  await record(kit, tx, { kind: 'codes switched off', wrongCodes: tries, until: endsAt.toISOString() });
}
