import { AutoAcceptRule } from '#web/auto-accept/auto-accept-rule.tsx';
import { useAllProperties } from '#web/platform/use-all-properties.ts';

/** The rule with the host’s homes. */
export function AutoAcceptPart() {
  return <AutoAcceptRule homes={useAllProperties().properties} />;
}
