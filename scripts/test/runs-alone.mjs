import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../setup/paths.mjs';

/** Whether a test file says in its first line that it cannot share a process, or modules, with others. */
export const runsAlone = (file) => readFileSync(resolve(root, file), 'utf8').startsWith('// Runs alone');
