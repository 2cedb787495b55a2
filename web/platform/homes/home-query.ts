import type { UseQueryOptions } from '@tanstack/react-query';
import { getHome } from '#contract/host-home-calls.ts';
import type { HostProperty } from '#contract/properties.ts';
import { answerOf, send } from '../api.ts';
import { readKey } from '../use-read.ts';

/** One home, read as its own page reads it. */
export const homeQuery = (id: string): UseQueryOptions<HostProperty> => ({
  queryKey: homeKey(id),
  queryFn: ({ signal }) => readHome(id, signal),
});

export const homeKey = (id: string) => readKey(getHome, { params: { id } });

export const readHome = async (id: string, signal: AbortSignal): Promise<HostProperty> =>
  answerOf<NonNullable<typeof getHome.of>>(await send(getHome, { params: { id }, signal }));
