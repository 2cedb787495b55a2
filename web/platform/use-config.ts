import { getConfig } from '#contract/calls.ts';
import { useRead } from './use-read.ts';

/** The kind of this installation: demo or production, fees, limits. Undefined until the server has answered. */
export function useConfig() {
  return useRead(getConfig).data;
}
