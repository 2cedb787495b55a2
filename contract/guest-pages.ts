import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { customTasksPerJob, tasksPerHome } from './terms.ts';
import { name } from './text.ts';
import { id, idParams, instant, maybe } from './wire.ts';

/** As many pictures as the page shows. */
export const photosPerGuestPage = 3;
const mostTasks = tasksPerHome + customTasksPerJob;
/** In the address of the page. */
export const guestPageSecret = /^[\w-]{32}$/;

const once = (ids: string[]) => [...new Set(ids)];

const ownGuestPage = z.object({
  url: z.string(),
  title: z.string(),
  photoIds: z.array(id),
  taskIds: z.array(id),
  createdAt: instant,
});
export type OwnGuestPage = z.infer<typeof ownGuestPage>;

export const showOwnGuestPage = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/guest-page',
  access: ['HOST'],
  summary: 'The page about a finished cleaning that its host shares by link; null while there is none',
  status: 200,
  params: idParams,
  answer: maybe(ownGuestPage),
});
export const saveGuestPage = endpoint({
  method: 'PUT',
  path: '/api/jobs/{id}/guest-page',
  access: ['HOST'],
  summary:
    'Share a cleaning that was done by an unguessable link, or change what that page shows: a title, up to three of the job’s fresh photos (not BEFORE ones), and those of the host’s own tasks that guests may read',
  status: 200,
  params: idParams,
  body: z.strictObject({
    title: name(120, 'titleRequired'),
    photoIds: z.array(id).max(photosPerGuestPage).overwrite(once),
    taskIds: z.array(id).max(mostTasks).overwrite(once),
  }),
  answer: ownGuestPage,
});
export const endGuestPage = endpoint({
  method: 'DELETE',
  path: '/api/jobs/{id}/guest-page',
  access: ['HOST'],
  summary:
    'End the page, whatever has become of the job: its link leads nowhere from now on, and a new one has another link',
  status: 204,
  params: idParams,
});

const guestPage = z.object({
  title: z.string(),
  cleanedAt: instant,
  timeZone: z.string(),
  /** What was ticked off: built-in tasks with their key, so that screens can show them in any language, and what the host has chosen of their own. */
  tasks: z.array(z.object({ id, name: z.string(), room: maybe(z.string()), templateKey: maybe(z.string()) })),
  /** With links for a few minutes; `room` where the photo is of a task in a room that everybody has. */
  photos: z.array(
    z.object({ id, photoUrl: z.string(), thumbnailUrl: z.string(), takenAt: instant, room: maybe(z.string()) }),
  ),
});
export type GuestPage = z.infer<typeof guestPage>;

export const showGuestPage = endpoint({
  method: 'GET',
  path: '/api/guest-pages/{secret}',
  access: 'anyone',
  summary:
    'What a host shares about a finished cleaning, by its link: no names, no address. 60 requests an hour per page',
  status: 200,
  params: z.strictObject({ secret: z.string().regex(guestPageSecret) }),
  answer: guestPage,
});
