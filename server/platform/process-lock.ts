import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ProcessLock {
  release(): Promise<void>;
}

/**
 * Holds `name` for this process; null if another process holds it.
 * The lock is a listening local socket: the kernel releases it with the process, even on kill -9, so it is never stale.
 */
export async function tryLock(name: string): Promise<ProcessLock | null> {
  const address = lockAddress(name);
  const server = await listen(address);
  if (server) return lockOf(server);
  if (process.platform === 'linux' || (await answers(address))) return null;
  await rm(address, { force: true });
  const second = await listen(address);
  return second ? lockOf(second) : null;
}

/** Waits for the lock; null if `milliseconds` pass without getting it. */
export async function lockWithin(name: string, milliseconds: number): Promise<ProcessLock | null> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const lock = await tryLock(name);
    if (lock || performance.now() > until) return lock;
    await wait(50);
  }
}

/** Linux has sockets without a file; elsewhere the socket is a file that a killed process leaves behind. */
function lockAddress(name: string): string {
  const short = `freshkey-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  return process.platform === 'linux' ? `\0${short}` : join(tmpdir(), `${short}.sock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}

function lockOf(server: Server): ProcessLock {
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
