import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, countOrRefuse } from './attempts.ts';
import { limits } from './limits.ts';

/**
 * Counts a request for a mailed code. 429 past what one network may request; false once the email has been requested
 * too often overall: the answer is then the same, but no mail goes out and the last link stays valid.
 */
export function countAsking(kit: Kit, email: string, { ip, ipRange }: Caller): Promise<boolean> {
  return transact(
    kit,
    async (tx) => {
      await countOrRefuse(kit, tx, limits.askedFromIp, ip);
      await countOrRefuse(kit, tx, limits.askedHourly, `${email} ${ipRange}`);
      await countOrRefuse(kit, tx, limits.askedDaily, `${email} ${ipRange}`);
      const { tries } = await countAttempt(kit, tx, limits.askedFromEverywhere, email);
      return tries <= limits.askedFromEverywhere.most;
    },
    { keyed: false },
  );
}
