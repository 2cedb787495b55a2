import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { allRoutes } from '#server/app.ts';
import type { Route } from '#server/platform/http/route.ts';
import { accessBodies } from './access-bodies.ts';
import { accessMatrix } from './access-matrix.ts';
import { type Ids, type People, scenes, thePeople } from './access-world.ts';
import { daysPastAll, extremesFor, momentsPastAll, numbersPastAll, textsPastAll } from './extreme-values.ts';
import { aHouse } from './house.ts';
import type { Answer } from './peek-at-stream.ts';
import type { Somebody } from './people.ts';
import { type SentValue, sentValuesOf, withValue } from './sent-values.ts';

const house = await aHouse();

type Part = 'params' | 'query' | 'body';
const parts = ['params', 'query', 'body'] as const;
const keyOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
const valuesOf = ({ endpoint }: Route, part: Part) => (endpoint[part] ? sentValuesOf(endpoint[part]) : []);

/** The one number on the wire that is larger than any column takes; it never reaches one. */
const milliseconds = ['GET /photos/{key} query e'];

test('the contract limits every number, instant, day, text and list that can be sent', () => {
  const unbounded = allRoutes.flatMap((route) =>
    parts.flatMap((part) =>
      valuesOf(route, part).flatMap((value) => {
        const place = `${keyOf(route)} ${part} ${value.path.join('.')}`;
        if (milliseconds.includes(place)) return [];
        const taken = pastAllOf(value).filter((each) => takes(route.endpoint[part], value.path, each, part));
        return taken.map((each) => `${place} takes ${JSON.stringify(each)?.slice(0, 60)}`);
      }),
    ),
  );
  assert.deepEqual(unbounded, []);
});

function pastAllOf({ schema }: SentValue): unknown[] {
  if (schema.type === 'array') return [Array.from({ length: 5000 }, () => null)];
  if (schema.type === 'number' || schema.type === 'integer') return numbersPastAll;
  if (schema.format === 'date-time') return [...momentsPastAll, ...textsPastAll];
  return schema.format === 'date' ? [...daysPastAll, ...textsPastAll] : textsPastAll;
}

/** Whether a schema accepts a value in its place; other missing values do not matter. */
function takes(schema: z.ZodType | undefined, path: SentValue['path'], value: unknown, part: Part): boolean {
  const sent = withValue(undefined, path, part === 'body' ? value : String(value));
  const issues = schema?.safeParse(sent).error?.issues ?? [];
  return !issues.some((issue) => issue.path.join('.') === path.join('.'));
}

/** How many calls one set of accounts makes: below the rate limits. */
const callsPerAccount = 300;

test('numbers, instants, texts and cursors at their limits and beyond are never a fault of ours', async () => {
  const faults: string[] = [];
  const unheard: string[] = [];
  let [people, calls, sent] = [await thePeople(house), 0, 0];
  for (const route of allRoutes.filter(({ options }) => !options.rawBody)) {
    if (calls > callsPerAccount) [people, calls] = [await thePeople(house), 0];
    for (const { name, answer } of await callsOf(route, people)) {
      calls++;
      sent++;
      if (answer.status >= 500) faults.push(`${name}: ${answer.status}`);
      if (answer.status === 429 && route.endpoint.access !== 'anyone') unheard.push(name);
    }
  }
  console.log(`${sent} calls`);
  assert.ok(sent > 1500, 'the contract has many values');
  assert.deepEqual({ faults, unheard }, { faults: [], unheard: [] });
});

interface Sent {
  name: string;
  answer: Answer;
}

/** Each extreme of each value a call takes, otherwise valid; a fresh scene after each call that succeeded. */
async function callsOf(route: Route, people: People): Promise<Sent[]> {
  const done: Sent[] = [];
  let scene: Ids | null = null;
  for (const part of parts) {
    if (part === 'body' && route.options.ownBody) continue;
    for (const value of valuesOf(route, part)) {
      for (const extreme of extremesFor(value)) {
        scene ??= await sceneOf(route, people);
        const answer = await call(route, people, scene, { part, path: value.path, extreme });
        if (answer.status < 300 && route.endpoint.method !== 'GET') scene = null;
        const shown = JSON.stringify(extreme)?.slice(0, 80);
        done.push({ name: `${keyOf(route)} ${part} ${value.path.join('.')} = ${shown}`, answer });
      }
    }
  }
  return done;
}

async function sceneOf(route: Route, people: People): Promise<Ids> {
  // what the previous scene made must not make anyone busy in this one
  await house.kit.db.$client.query(`update job set status = 'CANCELED' where status <> 'CANCELED'`);
  return scenes[accessMatrix[keyOf(route)]?.on ?? 'nothing'](house, people);
}

let visitors = 0;
function call(
  route: Route,
  people: People,
  ids: Ids,
  { part, path, extreme }: { part: Part; path: SentValue['path']; extreme: unknown },
): Promise<Answer> {
  const { method } = route.endpoint;
  const replaced = part === 'params' ? { ...ids, [String(path[0])]: String(extreme) } : ids;
  const query = part === 'query' ? `?${path.join('.')}=${encoded(String(extreme))}` : '';
  const url = route.endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(replaced[name] ?? 'none')) + query;
  const valid = accessBodies[keyOf(route)]?.(ids, people, ++visitors);
  const body = part === 'body' ? withValue(valid, path, extreme) : valid;
  // each from its own address, because visitors are counted by address
  const headers = { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  return house.send(method, url, { as: callerOf(route.endpoint.access, people)?.token, body, headers });
}

/** Also encodes half a character, which `encodeURIComponent` refuses. */
const encoded = (text: string) =>
  Array.from(text, (char) => (char.isWellFormed() ? encodeURIComponent(char) : '%ED%A0%80')).join('');

function callerOf(access: Route['endpoint']['access'], people: People): Somebody | null {
  if (access === 'anyone') return null;
  if (access === 'signed-in' || access.includes('HOST')) return people.ownHost;
  return access.includes('CLEANER') ? people.assigned : people.admin;
}
