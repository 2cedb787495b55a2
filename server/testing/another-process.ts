import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { closeKit, createKit } from '../create-kit.ts';
import type { Settings } from '../platform/env.ts';
import type { Kit } from '../platform/kit.ts';
import { silentLog } from '../platform/log.ts';
import { type House, patience } from './house.ts';
import { once } from './once.ts';

interface Closable {
  close(): Promise<void>;
}

export const databaseUrlOf = ({ kit }: House): string => String(kit.db.$client.options.connectionString);

/** Simulates another web process on the house's database; closed with the test, or with the house. */
export const anotherProcess = (house: House, changes?: Partial<Settings>) =>
  closedInTime(house, openProcess(house, changes));

/** Simulates another process on it that serves no pages. */
export const anotherWorker = (house: House, changes?: Partial<Settings>) =>
  closedInTime(house, openKit(house, changes));

async function closedInTime<T extends Closable>(house: House, opening: Promise<T>): Promise<T> {
  const close = async () => (await opening).close();
  house.closeFirst.push(close);
  after(close);
  return opening;
}

async function openProcess(
  house: House,
  changes?: Partial<Settings>,
): Promise<Closable & { kit: Kit; app: FastifyInstance }> {
  const { kit, close } = await openKit(house, changes);
  const app = await createApp(kit);
  return { kit, app, close: once(() => app.close().then(close)) };
}

async function openKit(house: House, changes: Partial<Settings> = {}): Promise<Closable & { kit: Kit }> {
  const settings = { ...house.kit.settings, ...changes };
  const { clock } = house;
  const kit = await createKit({ settings, databaseUrl: databaseUrlOf(house), log: silentLog, clock, patience });
  return { kit, close: once(() => closeKit(kit)) };
}
