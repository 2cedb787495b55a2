import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { sealRecords } from './seal-records.ts';

export const proofTasks = (kit: Kit): Record<string, TaskHandler> => ({ 'seal-records': () => sealRecords(kit) });
