import { AutoAcceptRule } from '#web/auto-accept/auto-accept-rule.tsx';
import { useHomes } from '#web/platform/homes/use-homes.ts';

/** The rule with the host’s homes. */
export function AutoAcceptPart() {
  return <AutoAcceptRule homes={useHomes().properties} />;
}
