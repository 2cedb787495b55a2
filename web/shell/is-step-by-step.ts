import { splitLanguage, to } from '#web/paths.ts';

/**
 * Where a cleaner is led from step to step, through onboarding and the background check: nothing there leads away from
 * the next one.
 */
export const isStepByStep = (pathname: string, query: URLSearchParams): boolean =>
  pathname === to('cleanerOnboarding') || (isCheck(pathname) && query.has('step'));

export const isCheck = (pathname: string): boolean => splitLanguage(pathname).path === to('backgroundCheck');
