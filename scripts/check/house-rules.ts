import { checkClock } from './clock.ts';
import type { Fault } from './fault.ts';
import { checkLocales } from './locales.ts';
import { checkStyles } from './styles.ts';
import { checkTables } from './tables.ts';
import { checkWords } from './words.ts';

// The house rules no other tool checks. Run by `npm run check`.
const rules: (() => Fault[])[] = [checkClock, checkWords, checkStyles, checkLocales, checkTables];
const faults = rules.flatMap((rule) => rule());
for (const { file, line, advice } of faults) console.log(`${file}:${line}  ${advice}`);
process.exitCode = faults.length > 0 ? 1 : 0;
