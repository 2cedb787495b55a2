import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { closeKit, createKit } from './create-kit.ts';
import { loadEnv, SettingsFault } from './platform/env.ts';
import { followDemoClock } from './platform/follow-demo-clock.ts';
import { serveWebPages } from './platform/http/web-pages.ts';
import { createLog } from './platform/log.ts';
import { followSettings } from './settings/index.ts';

/** The web process: listens until it is told to stop, then answers what is under way and goes. */
async function main(): Promise<void> {
  const settings = loadEnv(process.env);
  const log = createLog(settings.logLevel, 'web');
  const databaseUrl = settings.databaseUrl;
  if (!databaseUrl) throw new SettingsFault(['DATABASE_URL is missing; `npm start` provides one in demo mode.']);
  const kit = await createKit({ settings, databaseUrl, log });
  await followDemoClock(kit);
  followSettings(kit);
  const app = await createApp(kit);
  await serveWebPages(app, fileURLToPath(new URL('../build/web', import.meta.url)), kit.settings.publicUrl);
  const stop = async () => {
    await app.close();
    await closeKit(kit);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: settings.port, host: settings.host });
  log.info({ port: settings.port }, 'listening');
  // Modules and schemas leave some 80 MB behind that Node would only look at under load.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

main().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exit(1);
});

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken by another program: stop that one, or choose another with PORT=3001.`;
  return error instanceof SettingsFault ? error.message : `Freshkey could not start: ${error.message}`;
}
