import { z } from 'zod';
import { dollars } from './amounts.ts';
import { customTasksPerJob } from './terms.ts';
import { line } from './text.ts';

/** What a host adds to the list of a cleaning type. */
export const customTask = z.object({ name: z.string(), price: z.number(), required: z.boolean() });

const sentCustomTask = z.strictObject({ name: line(120), price: dollars(0, 10_000), required: z.boolean() });
export const sentCustomTasks = z.array(sentCustomTask).max(customTasksPerJob);
