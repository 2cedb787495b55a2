import type { Kit } from '#server/platform/kit.ts';
import { marketingOf } from './marketing.ts';
import { terms } from './terms.ts';

/** What every screen needs to know about this installation. */
export async function showConfig(kit: Kit) {
  const { mode, exposedDemo, supportEmail, operatorName } = kit.settings;
  const payments = { provider: kit.payments.name, publishableKey: kit.payments.publishableKey };
  const clockAheadMs = kit.demoClock?.ahead ?? 0;
  return {
    mode,
    exposedDemo,
    clockAheadMs,
    ...terms,
    payments,
    translates: kit.translator !== null,
    supportEmail,
    operatorName,
    marketing: await marketingOf(kit),
  };
}
