import type { Feature } from '#contract/setting-rules.ts';
import { useConfig } from './use-config.ts';

/** Whether this marketplace offers it; also until the server has answered, because it mostly does. */
export const useIsOn = (feature: Feature): boolean => !useConfig()?.off?.includes(feature);
