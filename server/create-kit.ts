import { join } from 'node:path';
import { guardProvider } from './payments/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import type { Settings } from './platform/env.ts';
import type { Kit } from './platform/kit.ts';
import type { Log } from './platform/log.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';
import { KeyedHasher, Sealer } from './platform/sealer.ts';
import { diskStorage } from './platform/storage.ts';
import { createTasks } from './platform/tasks.ts';
import { sandboxPayments, sandboxScreening } from './sandbox/index.ts';

interface Options {
  settings: Settings;
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  /** Connections this process may hold. */
  connections?: number;
}

/** Puts together what use cases stand on. `closeKit` ends it. */
export async function createKit({
  settings,
  databaseUrl,
  log,
  clock = systemClock,
  connections,
}: Options): Promise<Kit> {
  const db = openDatabase({
    url: databaseUrl,
    max: connections,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const base = {
    settings,
    clock,
    db,
    log,
    tasks: await createTasks(db),
    storage: diskStorage(join(settings.dataDir, 'uploads')),
    sealer: new Sealer(settings.encryptionKeys),
    hasher: new KeyedHasher(settings.appSecret),
  };
  return { ...base, payments: guardProvider(await paymentsOf(base), clock), screening: sandboxScreening(base) };
}

/** Stripe's library is loaded only where it is used. */
async function paymentsOf(base: Parameters<typeof sandboxPayments>[0]): Promise<PaymentProvider> {
  const { mode, stripe } = base.settings;
  if (mode === 'demo') return sandboxPayments(base);
  if (!stripe) throw new Error('Production needs the settings of Stripe');
  const { stripePayments } = await import('./payments/stripe-payments.ts');
  return stripePayments(stripe, base.clock);
}

export async function closeKit({ db, tasks }: Kit): Promise<void> {
  await tasks.close();
  await db.$client.end();
}
