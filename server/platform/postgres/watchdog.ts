import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Waits on a pipe from us; when it closes because we were killed, ends the server. It looks whether the pid still works on
 * the data folder first: a pid alone may belong to any program by then.
 */
const script = `read -r _; [ "$(readlink /proc/$1/cwd 2>/dev/null)" = "$2" ] && kill -INT "$1"`;

/** Sees to it that the server does not outlive this process. Answers how to end the watch when the server has ended. */
export function watchdog(pid: number, dataDir: string): () => void {
  if (process.platform !== 'linux') return () => {};
  const child = spawn('sh', ['-c', script, 'freshkey-database-watchdog', String(pid), dataDir], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('error', () => {});
  child.unref();
  // The pipe is a socket, though its type does not say so; it must not keep this process alive.
  (child.stdin as Socket).unref();
  return () => child.kill('SIGKILL');
}
