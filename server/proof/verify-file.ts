// `npm run verify claim.zip [log]`: checks a claim file or a cleaner's record on any machine that has this code, without a server. `log` is a
// copy of an installation's public log, or its address; without it only the file itself can be checked.
import { readFile } from 'node:fs/promises';
import { checkRecord } from '#contract/check-record.ts';
import { brokenEntry } from '#contract/check-seal.ts';
import { logFormat, type PublicLog } from '#contract/record-chain.ts';
import { webTools } from '#contract/record-tools.ts';
import { translate } from '#server/platform/translate.ts';

async function main([file, from]: readonly string[]): Promise<number> {
  if (!file) throw new Error('Say which file: npm run verify claim.zip [log.json or https://…]');
  const log = from ? await readLog(from) : null;
  const broken = log && (await brokenEntry(log, webTools));
  const { faults, key, record, person, isCompared } = await checkRecord(
    new Uint8Array(await readFile(file)),
    log,
    webTools,
  );
  for (const { code, n = 0, name = '', job } of faults) {
    const fault = translate('en', `records:fault.${code}`, { n, name });
    console.log(job ? translate('en', 'records:inJob', { job, fault }) : fault);
  }
  if (broken !== null) console.log(translate('en', 'records:logBroken', { n: broken }));
  if (faults.length > 0 || broken !== null) return 1;
  console.log(translate('en', isCompared ? 'records:validText' : 'records:notCompared'));
  if (record) console.log(`${record.links.length} events, ${record.photos.length} photos.`);
  if (person) console.log(`${person.person.name}: ${person.counts.jobs} jobs, ${person.counts.ratings} ratings.`);
  console.log(`Key ${key}, made ${(record ?? person)?.madeAt}.`);
  return 0;
}

async function readLog(from: string): Promise<PublicLog> {
  const text = /^https?:/.test(from) ? await (await fetch(from)).text() : await readFile(from, 'utf8');
  const log: Partial<PublicLog> = JSON.parse(text);
  if (log.format !== logFormat || !Array.isArray(log.keys) || !Array.isArray(log.entries))
    throw new Error(`${from} is not a public log.`);
  return { ...log, format: logFormat, origin: String(log.origin), keys: log.keys, entries: log.entries };
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  },
);
