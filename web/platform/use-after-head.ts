import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether the long part of a screen may be drawn. Whoever follows a link sees the head at once and the rest as soon as it is
 * drawn, which on a slow phone takes longer than getting there. Back and Forward show all at once, because they lead to
 * a place further down.
 */
export function useAfterHead(): boolean {
  const followedLink = useNavigationType() !== NavigationType.Pop;
  return useDeferredValue(true, !followedLink);
}
