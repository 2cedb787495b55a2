import { useEffect } from 'react';
import type { Property } from '#contract/properties.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import type { ConnectStart } from './use-connect.ts';

/** Opens the form where the address asks for it: `?connect=` and a property, or any other word for one still to be chosen. */
export function useAskedToConnect(
  properties: readonly Property[] | undefined,
  connectFrom: (start: ConnectStart) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('connect');
  const isReady = Boolean(properties?.length);
  const propertyId = properties?.find(({ id }) => id === asked)?.id;
  useEffect(() => {
    if (asked === null || !isReady) return;
    connectFrom(propertyId ? { propertyId } : {});
    const next = new URLSearchParams(query);
    next.delete('connect');
    setQuery(next, { replace: true, preventScrollReset: true });
  }, [asked, isReady, propertyId, connectFrom, query, setQuery]);
}
