import { openDatabase } from '#server/platform/db.ts';
import { loadEnv } from '#server/platform/env.ts';
import { runningDatabaseUrl } from '#server/platform/running-database.ts';
import { StartFault } from '#server/platform/start-fault.ts';
import { describeBalance } from './describe-balance.ts';
import { readTrialBalance } from './trial-balance.ts';

// `npm run ledger:check`: prints the trial balance; exit code 0 if the books agree with themselves, with the payments,
// the payouts and the jobs. It only reads. Without DATABASE_URL it reads the embedded database of a running Freshkey.

try {
  await check();
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

async function check(): Promise<void> {
  const db = openDatabase({ url: runningDatabaseUrl(loadEnv(process.env)), max: 1, onError: () => {} });
  try {
    // one snapshot: a payment that is booked meanwhile is not half seen
    const readOnce = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
    const { lines, agrees } = describeBalance(await db.transaction(readTrialBalance, readOnce));
    for (const line of lines) console.log(line);
    if (!agrees) process.exitCode = 1;
  } finally {
    await db.$client.end();
  }
}
