import { useConfig } from './use-config.ts';

/** Whether the stated figures and testimonials stand; taken for granted until the server has told. */
export function useIsConfirmed(): boolean {
  return useConfig()?.marketing.confirmed ?? true;
}
