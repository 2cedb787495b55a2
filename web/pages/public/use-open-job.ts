import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { getJob } from '#contract/calls.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useRead } from '#web/platform/use-read.ts';

/** The open job of this host that the address names (`?job=`), and who was invited to it here. */
export function useOpenJob({ role }: User) {
  const [query] = useSearchParams();
  const id = query.get('job');
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const enabled = id !== null && role === 'HOST';
  const { data: job, isPending } = useRead(getJob, { params: { id: id ?? '' }, enabled });
  return {
    job: job?.can.includes('selectCleaners') ? job : null,
    /** Not known yet: whoever lists cleaners waits, so that the list begins at the right place. */
    pending: enabled && isPending,
    invited,
    addInvited: (cleanerId: string) => setInvited((before) => new Set(before).add(cleanerId)),
  };
}
