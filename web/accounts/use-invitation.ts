import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/api-error.ts';

/** What an invitation says; `look` sends its token in a body, where no log sees it. Broken: asking again is no use. */
export function useInvitation<Invitation>(path: string, token: string, look: () => Promise<Invitation>) {
  const read = useQuery({ queryKey: [path, token], queryFn: look, enabled: token !== '' });
  const { error } = read;
  const isBroken = !token || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return { read, isBroken };
}
