import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Params = URLSearchParams | Record<string, string>;

/** The part of the address after the `?`, and a way to another. */
export function useSearchParams(): [URLSearchParams, (next: Params, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useMemo(
    () => (next: Params, options?: NavigateOptions) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), go];
}
