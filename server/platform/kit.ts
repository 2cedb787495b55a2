import type { Chain } from './chain.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { DemoClock } from './demo-clock.ts';
import type { Settings } from './env.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { PushSender } from './push/push-sender.ts';
import type { ScreeningProvider } from './screening-provider.ts';
import type { KeyedHasher, Sealer } from './sealer.ts';
import type { SmsSender } from './sms-sender.ts';
import type { Storage } from './storage.ts';
import type { Tasks } from './tasks.ts';
import type { Translator } from './translator.ts';

/** What use cases work with. Inside a transaction they use `tx` instead of `db` and leave the providers alone. */
export interface Kit {
  readonly settings: Settings;
  readonly clock: Clock;
  /** The same clock where it can be moved, which is only in a demo. */
  readonly demoClock: DemoClock | null;
  readonly db: Db;
  /** The same database by connections that can change nothing, opened when they are needed: what an admin who sees the product as somebody else is answered from. */
  readonly readOnlyDb: Db;
  readonly log: Log;
  readonly tasks: Tasks;
  /** What becomes of facts beside their announcement: each job's verifiable record. */
  readonly chain: Chain;
  /** Live events about other people's changes. */
  readonly live: Live;
  readonly storage: Storage;
  readonly sealer: Sealer;
  readonly hasher: KeyedHasher;
  readonly payments: PaymentProvider;
  readonly payouts: PayoutProvider;
  readonly screening: ScreeningProvider;
  readonly push: PushSender;
  /** Null where this installation sends no texts. */
  readonly sms: SmsSender | null;
  /** Null where the operator has set none. */
  readonly translator: Translator | null;
}
