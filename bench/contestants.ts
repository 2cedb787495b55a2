import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeArguments } from '#server/platform/start/server-process.ts';

export interface Contestant {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Our web process, started with the same options as by `npm start`. */
export const startOurs = (databaseUrl: string, dataDir: string): Promise<Contestant> =>
  start(nodeArguments('main.ts'), '/api/health/ready', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(process.env.BENCH_PROFILE && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.BENCH_PROFILE}` }),
  });

/** F, the server to compare with. */
export const startBare = (databaseUrl: string, recording: string): Promise<Contestant> =>
  start([fileURLToPath(new URL('bare-server.ts', import.meta.url))], '/ready', {
    DATABASE_URL: databaseUrl,
    RECORDING: recording,
  });

async function start(args: string[], readyPath: string, env: NodeJS.ProcessEnv): Promise<Contestant> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}${readyPath}`);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} does not answer`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('listening on a port gives its number');
  return address.port;
}
