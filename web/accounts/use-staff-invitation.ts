import { useQuery } from '@tanstack/react-query';
import { showStaffInvitation } from '#contract/staff-calls.ts';
import { call } from '#web/platform/api.ts';

/** What a mailed invitation is for. The token is sent in a body, where no log sees it, which is no read like others. */
export const useStaffInvitation = (token: string) =>
  useQuery({
    queryKey: [showStaffInvitation.path, token],
    queryFn: () => call(showStaffInvitation, { body: { token } }),
    enabled: token !== '',
  });
