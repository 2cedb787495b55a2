import { getConfig } from '#contract/calls.ts';
import { useRead } from './use-read.ts';

/** What this installation is: demo or production, fees, limits. Undefined until the server has told. */
export function useConfig() {
  return useRead(getConfig).data;
}
