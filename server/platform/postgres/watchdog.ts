import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Waits on a pipe from us and, when it closes because we were killed, stops the server. It first checks that the pid
 * still works on the data folder: a pid alone may belong to any program by then.
 */
const script = `read -r _; [ "$(readlink /proc/$1/cwd 2>/dev/null)" = "$2" ] && kill -INT "$1"`;

/** Makes sure the server does not outlive this process. Returns how to end the watch once the server has stopped. */
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
