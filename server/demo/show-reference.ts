import { taskTemplates } from '#contract/task-templates.ts';
import { saveHomeChecklist } from '#server/jobs/checklists/save-home-checklist.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type HomeKey, homes } from './homes.ts';
import { drawingOf } from './photos.ts';
import { uploadShot } from './upload-shot.ts';

/** The home whose host has shown how its kitchen should look. */
export const shownHome = 'carriage' satisfies HomeKey;

/** The usual list as the home's own, with the host's picture on the kitchen; each job posted from then on has it, too. */
export async function showReference(kit: Kit, host: Actor, propertyId: string): Promise<void> {
  const { timeZone, rooms } = homes[shownHome];
  const origin = { takenAt: plus(kit.clock.now(), -minute), latitude: 0, longitude: 0 };
  const shot = { drawing: drawingOf(`kitchen-after-${rooms}`), view: 'near', origin, ofScreen: false } as const;
  const photoUrl = await uploadShot(kit, host, shot, timeZone);
  const tasks = taskTemplates.standard.map(({ key, name, room, required }) => ({
    ...{ name, room, required, templateKey: key, note: null },
    photoUrl: key === 'cleanKitchen' ? photoUrl : null,
  }));
  await saveHomeChecklist(kit, host, propertyId, { version: null, tasks });
}
