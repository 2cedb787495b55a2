import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectEnv, root } from './paths.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project folder with our own input and output, passes signals on to it and returns its exit
 * code. It gets a channel to us, so that it notices if we are killed; and we notice if the npm that runs us is.
 */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const stdio = options.stdio ?? ['inherit', 'inherit', 'inherit', ...(options.channel ? ['ipc'] : [])];
    const child = spawn(file, args, { cwd: root, env: options.env ?? projectEnv, stdio });
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const endWatch = watchParent(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      endWatch();
      resolve({ code: code ?? 1, signal });
    });
  });
}

/** No process is told that its parent was killed; it just finds itself with another one. Only npm's end matters. */
export function watchParent(orphaned) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    orphaned();
  }, 500);
  return () => clearInterval(timer);
}

/** Our parent and, if that is the shell npm runs a script with, the npm above it. */
function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const parentOfParent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    return name.endsWith('sh') ? `${process.ppid} ${parentOfParent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
