import type { Notification } from '#contract/notifications.ts';
import { taskHandlers } from '#server/app.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** People's notifications in a house, once all deferred work is done. */
export function bellsIn(house: House) {
  const listOf = async ({ token }: Somebody, query = ''): Promise<Notification[]> =>
    (await house.get(`/api/notifications${query}`, token)).body;
  return {
    listOf,
    /** Their kinds, oldest first. */
    async bellsOf(person: Somebody): Promise<string[]> {
      await house.work();
      return (await listOf(person)).map(({ kind }) => kind).toReversed();
    },
    async lastOf(person: Somebody): Promise<Notification | undefined> {
      await house.work();
      return (await listOf(person))[0];
    },
    async bid(job: { id: string }, { token }: Somebody, amountCents = 9550): Promise<{ id: string }> {
      const { body } = await house.post(`/api/jobs/${job.id}/bids`, { amountCents }, token);
      await house.work();
      return body;
    },
    run: (task: string) => taskHandlers(house.kit)[task]?.({}),
  };
}
