import { useConfig } from '#web/platform/use-config.ts';

/**
 * Whether this is a demo; undefined until that is known. Until then `data-demo` on the document, which the waiting script of
 * platform/quiet-start.ts sets, decides what is seen: `[html:not([data-demo])_&]:hidden`.
 */
export function useIsDemo(): boolean | undefined {
  const mode = useConfig()?.mode;
  return mode === undefined ? undefined : mode === 'demo';
}
