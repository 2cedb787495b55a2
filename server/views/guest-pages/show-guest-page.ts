import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { GuestPage } from '#contract/guest-pages.ts';
import { isTemplateRoom, knownTasks } from '#contract/home-template.ts';
import { users } from '#server/accounts/table.ts';
import { isGuestReady, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { limitSecretLink } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { keyOfLink, shortPhotoLinks } from '#server/platform/photo-link.ts';
import { notFound } from '#server/platform/refusal.ts';
import {
  doneTasksOf,
  hashOfLink,
  isOwnTask,
  type ReadyPhoto,
  type ReadyTask,
  readyPhotosOf,
} from '#server/proof/index.ts';
import { guestPages } from '#server/proof/table.ts';
import { properties } from '#server/properties/table.ts';

/**
 * What whoever has the link may know of a finished cleaning: when it was done, what was ticked off, and the pictures that
 * the host has chosen. Nobody's name and no address; of what the host wrote, only what the host has chosen. 404 once the
 * link has ended, and for as long as the job is not one that was done and about which no problem stands.
 */
export async function showGuestPage(kit: Kit, secret: string): Promise<GuestPage> {
  const read = await readPage(kit, secret);
  if (!read) throw notFound();
  await limitSecretLink(read.page.id);
  const { page, job, timeZone } = read;
  if (!job.submittedAt || !isGuestReady(job)) throw notFound();
  const [done, photos] = await Promise.all([doneTasksOf(kit.db, job.id), readyPhotosOf(kit, kit.db, job)]);
  return {
    ...{ title: page.title, timeZone, cleanedAt: job.submittedAt.toISOString() },
    tasks: done.filter((task) => !isOwnTask(task) || page.taskIds.includes(task.id)).map(presentTask),
    photos: page.photoIds.flatMap((wanted) => {
      const photo = photos.find(({ id }) => id === wanted);
      const of = done.find(({ id }) => id === photo?.taskId);
      return photo ? [presentPhoto(kit, photo, of)] : [];
    }),
  };
}

async function readPage(kit: Kit, secret: string) {
  const [read] = await kit.db
    .select({ page: guestPages, job: jobs, timeZone: zoneOfJob })
    .from(guestPages)
    .innerJoin(jobs, eq(jobs.id, guestPages.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .where(
      and(
        eq(guestPages.secretHash, hashOfLink(secret)),
        inArray(jobs.status, ['SUBMITTED', 'PAID']),
        isNull(users.suspendedAt),
        isNull(users.erasedAt),
      ),
    );
  return read;
}

/** A built-in task by its own name; the room a host has named goes only with a task that the host has chosen. */
const presentTask = (task: ReadyTask): GuestPage['tasks'][number] => ({
  ...{ id: task.id, templateKey: task.templateKey, name: knownTasks.get(task.templateKey ?? '') ?? task.name },
  room: isOwnTask(task) ? task.room : knownRoom(task.room),
});

const knownRoom = (room: string | null | undefined): string | null => (room && isTemplateRoom(room) ? room : null);

/** With links of their own, which end soon after the page does. */
const presentPhoto = (
  kit: Kit,
  { id, photoUrl, takenAt }: ReadyPhoto,
  task: ReadyTask | undefined,
): GuestPage['photos'][number] => ({
  ...shortPhotoLinks(kit, keyOfLink(photoUrl) ?? ''),
  ...{ id, takenAt, room: knownRoom(task?.room) },
});
