import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { HomeChecklist } from '#contract/home-checklist.ts';
import { homeTemplate, knownTasks } from '#contract/home-template.ts';
import { taskTemplates } from '#contract/task-templates.ts';
import type { Task } from '#contract/work.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { homeTasks } from '../table.ts';

const house = await aHouse();

const pathOf = ({ id }: { id: string }) => `/api/properties/${id}/checklist`;
const read = async (host: Somebody, home: { id: string }): Promise<HomeChecklist> =>
  (await house.get(pathOf(home), host.token)).body;
const save = (host: Somebody, home: { id: string }, tasks: object[], version: string | null = null) =>
  house.put(pathOf(home), { version, tasks }, host.token);
const tasksOf = async (who: Somebody, job: { id: string }): Promise<Task[]> =>
  (await house.get(`/api/jobs/${job.id}`, who.token)).body.tasks;
const namesOf = async (who: Somebody, job: { id: string }) => (await tasksOf(who, job)).map(({ name }) => name);

const fern = { name: 'Water the fern', room: 'Sunroom', required: false, note: 'A cup is enough.' };
const beds = { name: 'whatever', room: 'Bedroom 2', required: true, templateKey: 'changeLinens' };

async function aHome() {
  const host = await aHost(house);
  await aCard(house, host);
  return { host, home: await aProperty(house, host) };
}

test('a list is made, read back in its order, changed and taken away', async () => {
  const { host, home } = await aHome();
  assert.deepEqual(await read(host, home), { version: null, tasks: [] });
  const { photoUrl } = await anUpload(house, host);
  const { status, body } = await save(host, home, [{ ...fern, photoUrl }, beds]);
  assert.equal(status, 200);
  assert.deepEqual(
    body.tasks.map(({ name, room, required, templateKey, note }: Task) => [name, room, required, templateKey, note]),
    [
      ['Water the fern', 'Sunroom', false, null, 'A cup is enough.'],
      ['Change the bed linens', 'Bedroom 2', true, 'changeLinens', null],
    ],
  );
  assert.match(body.tasks[0].photo.thumbnailUrl, /^\/photos\/.+-small\?e=/);
  assert.deepEqual(await read(host, home), body);
  const turned = [beds, { ...fern, photoUrl: body.tasks[0].photo.photoUrl }];
  const { body: after } = await save(host, home, turned, body.version);
  assert.deepEqual([after.tasks[1].name, after.tasks[1].photo !== null], ['Water the fern', true]);
  assert.equal((await save(host, home, [], after.version)).status, 200);
  assert.deepEqual(await read(host, home), { version: null, tasks: [] });
});

test('whoever saves over a list they have not seen is told, and only one of two at once gets through', async () => {
  const { host, home } = await aHome();
  const answers = await Promise.all([save(host, home, [fern]), save(host, home, [beds])]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.error, 'stale');
  assert.equal((await read(host, home)).tasks.length, 1);
});

test('what cannot be a task is refused next to it, and strangers find nothing', async () => {
  const { host, home } = await aHome();
  const other = await aHost(house);
  const { photoUrl } = await anUpload(house, other);
  for (const [task, field] of [
    [{ ...fern, name: ' ' }, 'tasks.1.name'],
    [{ ...fern, name: 'x'.repeat(121) }, 'tasks.1.name'],
    [{ ...fern, templateKey: 'paintTheHouse' }, 'tasks.1.templateKey'],
    [{ ...fern, photoUrl }, 'tasks.1.photoUrl'],
    [{ ...fern, photoUrl: 'https://elsewhere.example/x.jpg' }, 'tasks.1.photoUrl'],
  ] as const) {
    const { status, body } = await save(host, home, [beds, task]);
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]]);
  }
  const many = Array.from({ length: 151 }, () => fern);
  assert.equal((await save(host, home, many)).status, 400);
  assert.equal((await save(other, home, [fern])).status, 404);
  assert.equal((await house.get(pathOf(home), other.token)).status, 404);
});

test('open jobs take over another list unless somebody has bid on them, was invited to them or has taken them; what is over keeps its own', async () => {
  const { host, home } = await aHome();
  const cleaner = await anApprovedCleaner(house);
  const at = (options: object = {}) => aJob(house, host, { property: home, ...options });
  const [open, bidOn, taken] = [await at(), await at(), await at({ status: 'ASSIGNED', cleaner })];
  const over = await at({ startTime: new Date(house.clock.now().getTime() - 3_600_000) });
  const short = await at({ cleaningType: 'maintenance' });
  await aBid(house, cleaner, bidOn);
  const [invitedTo, declined] = [await at(), await at()];
  const invite = ({ id }: { id: string }) =>
    house.post(`/api/jobs/${id}/requests`, { cleanerId: cleaner.id }, host.token);
  for (const job of [invitedTo, declined]) assert.equal((await invite(job)).status, 201);
  assert.equal((await house.post(`/api/jobs/${declined.id}/decline`, undefined, cleaner.token)).status, 204);
  const before = await namesOf(host, open);
  const beforeShort = await namesOf(host, short);
  await save(host, home, [fern, beds]);
  for (const job of [open, declined])
    assert.deepEqual(await namesOf(host, job), ['Water the fern', 'Change the bed linens']);
  for (const job of [bidOn, invitedTo, taken, over]) assert.deepEqual(await namesOf(host, job), before);
  assert.deepEqual(await namesOf(host, short), beforeShort);
});

test('an invitation of somebody whom the host has blocked since promises nobody the list as it was', async () => {
  const { host, home } = await aHome();
  const cleaner = await anApprovedCleaner(house);
  const job = await aJob(house, host, { property: home });
  const invitation = await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: cleaner.id }, host.token);
  assert.equal(invitation.status, 201);
  assert.equal((await house.post(`/api/host/cleaners/${cleaner.id}/block`, undefined, host.token)).status, 204);
  await save(host, home, [fern, beds]);
  assert.deepEqual(await namesOf(host, job), ['Water the fern', 'Change the bed linens']);
});

test('jobs posted from then on have it, and the job’s own tasks come last', async () => {
  const { host, home } = await aHome();
  const { body: saved } = await save(host, home, [fern, beds]);
  const startTime = new Date(house.clock.now().getTime() + 86_400_000).toISOString();
  const endTime = new Date(house.clock.now().getTime() + 90_000_000).toISOString();
  const customTasks = [{ name: 'Feed the cat', price: 0, required: true }];
  const body = { propertyId: home.id, startTime, endTime, cleaningType: 'standard', customTasks };
  const { body: job } = await house.post('/api/jobs', body, host.token);
  const own = ['Water the fern', 'Change the bed linens'];
  assert.deepEqual(await namesOf(host, job), [...own, 'Feed the cat']);
  await aBid(house, await anApprovedCleaner(house), job);
  await save(host, home, [beds], saved.version);
  const edit = (change: object) => house.patch(`/api/jobs/${job.id}`, change, host.token);
  await edit({ customTasks: [{ name: 'Feed the dog', price: 0, required: true }] });
  assert.deepEqual(await namesOf(host, job), [...own, 'Feed the dog'], 'the rest stays as it was posted');
  await edit({ customTasks: [] });
  assert.deepEqual(await namesOf(host, job), own);
  await edit({ cleaningType: 'deep' });
  const deeper = taskTemplates.deep.slice(taskTemplates.standard.length).map(({ name }) => name);
  assert.deepEqual(await namesOf(host, job), ['Change the bed linens', ...deeper]);
  await edit({ cleaningType: 'maintenance' });
  assert.deepEqual(
    await namesOf(host, job),
    taskTemplates.maintenance.map(({ name }) => name),
  );
});

test('notes and pictures of the home are for its host and the assigned cleaner, not for who only bids', async () => {
  const { host, home } = await aHome();
  const { photoUrl } = await anUpload(house, host);
  await save(host, home, [{ ...fern, photoUrl }]);
  const [cleaner, other] = [await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const open = await aJob(house, host, { property: home });
  const startTime = house.clock.now();
  const job = await aJob(house, host, { property: home, cleaner, status: 'IN_PROGRESS', startTime });
  const seen = async (who: Somebody, at: { id: string }) =>
    (await tasksOf(who, at)).map(({ name, note, photo }) => [name, note, photo !== null]);
  assert.deepEqual(await seen(other, open), [['Water the fern', null, false]]);
  for (const who of [host, cleaner]) assert.deepEqual(await seen(who, job), [['Water the fern', fern.note, true]]);
  const [task] = await tasksOf(cleaner, job);
  const path = `/api/jobs/${job.id}/tasks/${task?.id}`;
  const { body: ticked } = await house.patch(path, { done: true }, cleaner.token);
  assert.deepEqual(
    [ticked.doneAt !== null, ticked.note, ticked.photo?.photoUrl],
    [true, fern.note, task?.photo?.photoUrl],
  );
});

test('a property that is removed takes its list along', async () => {
  const { host, home } = await aHome();
  await save(host, home, [fern]);
  assert.equal((await house.remove(`/api/properties/${home.id}`, host.token)).status, 204);
  assert.equal(await house.kit.db.$count(homeTasks, eq(homeTasks.propertyId, home.id)), 0);
});

test('a template names every room of the home', () => {
  const rooms = (bedrooms: number | null, bathrooms: number | null) => [
    ...new Set(homeTemplate({ bedrooms, bathrooms }).map(({ room }) => room)),
  ];
  const rest = ['Kitchen', 'Living room', 'General'];
  assert.deepEqual(rooms(null, null), ['Bedroom', 'Bathroom', ...rest]);
  assert.deepEqual(rooms(2, 1.5), ['Bedroom 1', 'Bedroom 2', 'Bathroom', 'Half bath', ...rest]);
  assert.deepEqual(rooms(1, 2), ['Bedroom', 'Bathroom 1', 'Bathroom 2', ...rest]);
  assert.ok(homeTemplate({ bedrooms: 6, bathrooms: 4 }).every(({ key }) => knownTasks.has(key)));
});
