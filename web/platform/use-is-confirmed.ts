import { useConfig } from './use-config.ts';

/** Whether the stated figures and testimonials are confirmed; assumed so until the server has answered. */
export function useIsConfirmed(): boolean {
  return useConfig()?.marketing.confirmed ?? true;
}
