import { formatMoney, formatWholeDollars } from '#web/platform/format.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { checkFeeCents } from './check-fee.ts';

/** What a check costs: "$39.00" where money is counted, "$39" where the specification words it so. */
export function useCheckFee(): { exact: string; short: string } {
  const cents = useConfig()?.fees.backgroundCheckCents ?? checkFeeCents;
  return { exact: formatMoney(cents), short: formatWholeDollars(cents) };
}
