import type { ReportableKind } from '#contract/states.ts';

export interface Reported {
  /** The account, or the photo. */
  id: string;
  /** Whose it is. */
  name: string;
  /** What can be reported of it; the first is proposed. */
  kinds: readonly ReportableKind[];
}
