import type { Followers } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockCheck } from './lock-check.ts';
import { startWhenPaid } from './start-when-paid.ts';

/** A check that was handed in before its payment was known moves on when it is. */
export const backgroundCheckFollowers = (kit: Kit): Followers => ({
  'background check paid': ({ userId }) =>
    transact(kit, async (tx) => {
      const check = await lockCheck(tx, userId);
      if (check) await startWhenPaid(kit, tx, check);
    }),
});
