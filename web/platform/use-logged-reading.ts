import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * For what is logged each time it is read: an opening is one reading. It is forgotten once it is closed, so that the next
 * opening is read, and logged, anew. That nothing else reads it again is said where it is read (`once`).
 */
export function useLoggedReading({ path }: Pick<Endpoint, 'path'>): void {
  const cache = useQueryClient();
  useEffect(() => () => cache.removeQueries({ queryKey: [path] }), [cache, path]);
}
