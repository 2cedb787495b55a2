import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether the long part of a screen may be drawn. Who follows a link sees the head at once and the rest as soon as it is
 * drawn, which on a slow phone takes longer than the way there. Back and Forward show all at once: they lead to where
 * one had scrolled.
 */
export function useAfterHead(): boolean {
  const followedLink = useNavigationType() !== NavigationType.Pop;
  return useDeferredValue(true, !followedLink);
}
