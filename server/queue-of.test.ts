import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskHandlers } from './app.ts';
import { record } from './events.ts';
import type { Fact } from './facts.ts';
import { causes } from './platform/causes.ts';
import { newId } from './platform/ids.ts';
import { silentLog } from './platform/log.ts';
import { startWorker } from './platform/tasks/start-worker.ts';
import { taskQueues } from './platform/tasks/task-queues.ts';
import type { TaskHandler } from './platform/tasks.ts';
import { ownQueues, queueOf } from './queue-of.ts';
import { aBid } from './testing/a-bid.ts';
import { aJob } from './testing/a-job.ts';
import { drainTasks } from './testing/drain-tasks.ts';
import { aScene } from './testing/hiring-scene.ts';
import { aHouse } from './testing/house.ts';
import { until } from './testing/until.ts';

const house = await aHouse({ settings: { smtpUrl: 'smtp://127.0.0.1:1' } });
const { kit } = house;

const recordOne = (fact: Fact) => kit.db.transaction((tx) => record(kit, tx, fact));
const askForCode = (email: string) => house.post('/api/auth/request-login-code', { email });
const urgent = ['send-sign-in-mail', 'refund-payment', 'climb-ladders'];

/** Facts of one account, each about another thing. */
const flood = (account: string, size: number) =>
  causes.run({ account }, async () => {
    for (let n = 0; n < size; n++) await recordOne({ kind: 'work started', jobId: newId() });
  });

/** A handler for every task that the worker knows. */
const eachTask = (handler: (name: string) => TaskHandler) =>
  Object.fromEntries(Object.keys(taskHandlers(kit)).map((name) => [name, handler(name)]));

/** What the worker would do in the order it does it; nothing of it is done. */
async function orderOfWork(): Promise<{ name: string; fact?: Fact }[]> {
  const done: { name: string; fact?: Fact }[] = [];
  const noting = eachTask((name) => {
    return async ({ fact }) => void done.push({ name, fact: fact as Fact }); // written by record()
  });
  await drainTasks(kit.db, noting, silentLog);
  return done;
}

test('every task that has a queue of its own is one the worker knows', () => {
  const known = Object.keys(taskHandlers(kit));
  assert.deepEqual(
    Object.keys(ownQueues).filter((name) => !known.includes(name)),
    [],
  );
});

test('some hundred facts of one account hold up nobody’s sign-in mail, money, ladder or own facts', async () => {
  const { host, ana } = await aScene(house);
  const [job, own] = [await aJob(house, host), await aJob(house, host)];
  await orderOfWork();
  await flood(host.id, 300);
  await house.patch(`/api/jobs/${own.id}`, { payoutCents: 20_000 }, host.token);
  const { id: bidId } = await aBid(house, ana, job);
  await house.patch(`/api/bids/${bidId}`, { amountCents: 9900 }, ana.token);
  await kit.tasks.send(kit.db, 'refund-payment', { paymentId: newId() });
  await kit.tasks.send(kit.db, 'climb-ladders', {});
  await askForCode(ana.email);
  const done = await orderOfWork();
  assert.deepEqual(
    done.slice(0, 3).map(({ name }) => name),
    urgent,
  );
  const at = (kind: string) => done.findIndex(({ fact }) => fact?.kind === kind);
  assert.ok(at('bid changed') < 20, `another’s fact was number ${at('bid changed')}`);
  assert.ok(at('job changed') > 290, `the flood’s last fact, sent over HTTP, was number ${at('job changed')}`);
});

/** Runs a worker whose tasks of this name do not end while `meanwhile` does; answers the names of the others that it did. */
async function whileHanging(name: string, lanes: number, meanwhile: (done: readonly string[]) => Promise<void>) {
  const done: string[] = [];
  let hanging = 0;
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const stop = await startWorker({
    databaseUrl: String(kit.db.$client.options.connectionString),
    log: silentLog,
    handlers: {
      // a task without a handler would be due again in the middle of the next test
      ...eachTask((each) => async () => void done.push(each)),
      [name]: () => {
        hanging++;
        return gate;
      },
    },
    schedule: {},
    queueOf,
  });
  await until(`every lane of ${name} hangs`, () => hanging === lanes);
  await meanwhile(done);
  letGo();
  await stop();
  return done;
}

test('while announcements hang, sign-in mail, money and the ladder go on', async () => {
  const { ana } = await aScene(house);
  await orderOfWork();
  await flood(ana.id, 60);
  const isUrgent = (name: string) => urgent.includes(name);
  const done = await whileHanging('announce-fact', taskQueues.announcement.lanes, async (sofar) => {
    await kit.tasks.send(kit.db, 'refund-payment', { paymentId: newId() });
    await kit.tasks.send(kit.db, 'climb-ladders', {});
    await askForCode(ana.email);
    await until('the urgent tasks are done', () => sofar.filter(isUrgent).length >= urgent.length);
  });
  assert.deepEqual(done.filter(isUrgent).toSorted(), urgent.toSorted());
});

test('while push services do not answer, mails and texts go on', async () => {
  await orderOfWork();
  for (let count = 0; count < 10; count++) await kit.tasks.send(kit.db, 'deliver-pushes', { recipientId: newId() });
  const others = ['send-mail', 'deliver-notices'];
  const done = await whileHanging('deliver-pushes', taskQueues.push.lanes, async (sofar) => {
    for (const name of others) await kit.tasks.send(kit.db, name, {});
    await until('mails and texts are sent', () => sofar.length >= others.length);
  });
  assert.deepEqual(done.toSorted(), others.toSorted());
});

test('facts that say the same are announced once', async () => {
  await orderOfWork();
  const userId = newId();
  for (let time = 0; time < 5; time++) await recordOne({ kind: 'background check paid', userId });
  await recordOne({ kind: 'background check paid', userId: newId() });
  const done = await orderOfWork();
  assert.deepEqual(done.map(({ name }) => name).toSorted(), [
    'announce-fact',
    'announce-fact',
    'follow-fact',
    'follow-fact',
  ]);
});

test('a fact that waits is not announced while somebody is about to record it again', async () => {
  await orderOfWork();
  const fact: Fact = { kind: 'work started', jobId: newId() };
  await recordOne(fact);
  await kit.db.transaction(async (tx) => {
    await record(kit, tx, fact);
    assert.deepEqual(await orderOfWork(), [], 'it would not see what this transaction has written');
  });
  const announced = (await orderOfWork()).filter(({ name }) => name === 'announce-fact');
  assert.equal(announced.length, 1);
});
