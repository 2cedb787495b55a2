import { isOver } from '#contract/banners.ts';
import { features } from '#contract/setting-rules.ts';
import { type Terms, termNames } from '#contract/usual-terms.ts';
import type { Kit } from '#server/platform/kit.ts';
import { inForce } from '#server/settings/index.ts';
import { marketingOf } from './marketing.ts';
import { termsOf } from './terms.ts';

/** What every screen needs to know about this installation. */
export async function showConfig(kit: Kit) {
  const { mode, exposedDemo, operatorName, timeZone } = kit.settings;
  const payments = { provider: kit.payments.name, publishableKey: kit.payments.publishableKey };
  const settings = await inForce(kit);
  const clockAheadMs = kit.demoClock?.ahead ?? 0;
  return {
    mode,
    exposedDemo,
    clockAheadMs,
    timeZone,
    ...termsOf(settings),
    terms: keptOf(settings),
    ruleTable: settings.resolutionTable,
    off: features.filter((feature) => !settings[feature]),
    // for whom it is, only the page knows: it asks before somebody has signed in
    banner: settings.banner && isOver(settings.banner, kit.clock.now()) ? null : settings.banner,
    payments,
    translates: kit.translator !== null,
    supportEmail: settings.supportEmail ?? kit.settings.supportEmail,
    supportPhone: settings.supportPhone,
    operatorName,
    marketing: await marketingOf(kit),
  };
}

/** Of all settings the deadlines and the cost of canceling. */
const keptOf = (settings: Terms): Terms => {
  const kept = termNames.map((name) => [name, settings[name]]);
  // each name once
  return Object.fromEntries(kept) as Terms;
};
