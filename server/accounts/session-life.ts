import type { Role } from '#contract/endpoint.ts';
import { day, hour } from '#server/platform/clock.ts';

/** How long a session lives from its last use, in milliseconds. */
export const sessionLife = (role: Role): number => (role === 'ADMIN' ? 8 * hour : 30 * day);
