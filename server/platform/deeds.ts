import { AsyncLocalStorage } from 'node:async_hooks';
import type { Deed } from './http/actor.ts';

/** What a member of a team is doing for a host, around their call, so that no use case has to pass it along. */
export const deeds = new AsyncLocalStorage<Deed | undefined>();
