import { join } from 'node:path';
import { checkrScreening, screeningByHand } from './background-checks/index.ts';
import { guardPayouts, guardProvider, productionPayments } from './payments/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { DemoClock } from './platform/demo-clock.ts';
import type { Settings } from './platform/env.ts';
import { onSystemTime } from './platform/follow-demo-clock.ts';
import { keptTexts } from './platform/kept-texts.ts';
import type { Kit } from './platform/kit.ts';
import { openLive } from './platform/live.ts';
import type { Log } from './platform/log.ts';
import { pushSender } from './platform/push/web-push.ts';
import { KeyedHasher, Sealer } from './platform/sealer.ts';
import { diskStorage, type Storage } from './platform/storage.ts';
import { createTasks } from './platform/tasks.ts';
import { libreTranslate } from './platform/translator.ts';
import { twilioTexts } from './platform/twilio.ts';
import { factChain } from './proof/index.ts';
import { queueOf } from './queue-of.ts';
import { sandboxPayments, sandboxPayouts, sandboxScreening } from './sandbox/index.ts';

interface Options {
  settings: Settings;
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  /** Connections this process may hold; otherwise as many as the settings say. */
  connections?: number;
  /** Milliseconds in which the database and the providers must answer; otherwise their own limits. */
  patience?: number;
}

/** Puts together what every use case is given. `closeKit` ends it. */
export async function createKit({
  settings,
  databaseUrl,
  log,
  clock: system = systemClock,
  connections = settings.databaseConnections,
  patience,
}: Options): Promise<Kit> {
  // The error itself carries the whole client, its statements and settings.
  const onError = ({ message }: Error) => log.warn({ reason: message }, 'database connection lost');
  const database = { url: databaseUrl, patience, onError };
  const db = openDatabase({ ...database, max: connections });
  const demoClock = settings.mode === 'demo' ? new DemoClock(system) : null;
  const clock = demoClock ?? system;
  const base = {
    ...{ settings, clock, demoClock },
    db,
    readOnlyDb: openDatabase({ ...database, max: 2, readOnly: true }),
    log,
    tasks: onSystemTime(await createTasks(db, { clock, queueOf }), demoClock),
    chain: factChain(clock),
    live: openLive({ databaseUrl, clock, log }),
    storage: await storageOf(settings, clock, patience),
    sealer: new Sealer(settings.encryptionKeys),
    hasher: new KeyedHasher(settings.appSecret),
  };
  const provider =
    settings.mode === 'demo'
      ? { payments: sandboxPayments(base), payouts: sandboxPayouts(base) }
      : await productionPayments(settings, clock);
  const kept = settings.mode === 'demo' ? keptTexts(base) : null;
  const askedFor = settings.checkr ? checkrScreening(settings.checkr) : screeningByHand;
  const screening = settings.mode === 'demo' ? sandboxScreening(base) : askedFor;
  return {
    ...base,
    payments: guardProvider(provider.payments, clock, { patience }),
    payouts: guardPayouts(provider.payouts, clock, { patience }),
    screening,
    push: pushSender(base),
    sms: settings.twilio ? twilioTexts(settings.twilio) : kept,
    translator: settings.translator && libreTranslate(settings.translator, clock, { patience }),
  };
}

async function storageOf({ s3, dataDir }: Settings, clock: Clock, patience: number | undefined): Promise<Storage> {
  if (!s3) return diskStorage(join(dataDir, 'uploads'));
  // the SDK is large, and most installations have no bucket
  const { s3Storage } = await import('./platform/s3-storage.ts');
  return s3Storage(s3, clock, { patience });
}

export async function closeKit({ db, readOnlyDb, live, tasks }: Kit): Promise<void> {
  await live.close();
  await tasks.close();
  await readOnlyDb.$client.end();
  await db.$client.end();
}
