import type { HostOverview, InboxKind } from '#contract/overviews.ts';
import { isStarting } from './is-starting.ts';

/** How many things of these kinds wait in the host's inbox. */
export const waitingIn = (overview: HostOverview | undefined, kinds: readonly InboxKind[]): number =>
  overview?.inbox.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0) ?? 0;

/** Nothing is posted before the first steps are done, or before what is owed is paid: those have buttons of their own. */
export const isPostingNext = (overview: HostOverview | undefined): boolean =>
  !isStarting(overview) && waitingIn(overview, ['pay']) === 0;
