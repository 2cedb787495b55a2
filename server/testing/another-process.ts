import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { closeKit, createKit } from '../create-kit.ts';
import type { Settings } from '../platform/env.ts';
import type { Kit } from '../platform/kit.ts';
import { silentLog } from '../platform/log.ts';
import type { House } from './house.ts';
import { once } from './once.ts';

interface AnotherProcess {
  kit: Kit;
  app: FastifyInstance;
  close(): Promise<void>;
}

export const databaseUrlOf = ({ kit }: House): string => String(kit.db.$client.options.connectionString);

/** As if another process of the product ran on the database of the house; closed with the test, or with the house. */
export function anotherProcess(house: House, changes: Partial<Settings> = {}): Promise<AnotherProcess> {
  const opening = openProcess(house, { ...house.kit.settings, ...changes });
  const close = async () => (await opening).close();
  house.closeFirst.push(close);
  after(close);
  return opening;
}

async function openProcess(house: House, settings: Settings): Promise<AnotherProcess> {
  const kit = await createKit({ settings, databaseUrl: databaseUrlOf(house), log: silentLog, clock: house.clock });
  const app = await createApp(kit);
  const close = once(async () => {
    await app.close();
    await closeKit(kit);
  });
  return { kit, app, close };
}
