import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import { getJob } from '#contract/calls.ts';
import { shown } from '#web/testing/shown.tsx';
import { fetchShownBy, refetchChanged } from './refetch-changed.ts';
import { useRead } from './use-read.ts';

const params = { id: 'a' };
let cache: QueryClient;

function Job() {
  cache = useQueryClient();
  const can = useRead(getJob, { params }).data?.can ?? [];
  const weighs = can.includes('weigh');
  const { data } = useRead(getBeforeBid, { params, enabled: weighs });
  return <p>{weighs && data ? 'weighing' : can.join()}</p>;
}

test('what hangs on a job is asked for again only where the job still has it', async () => {
  await fetchShownBy();
  const asked: string[] = [];
  let can = ['weigh'];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(path.endsWith('before-bid') ? {} : { can });
  });
  await shown(<Job />);
  await screen.findByText('weighing');
  await refetchChanged(cache, { topics: ['job'], jobId: 'a' });
  can = ['start'];
  await refetchChanged(cache, { topics: ['job'], jobId: 'a' });
  await screen.findByText('start');
  const [job, weighed] = ['/api/jobs/a', '/api/jobs/a/before-bid'];
  expect(asked).toEqual([job, weighed, job, weighed, job]);
});
