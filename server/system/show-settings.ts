import type { Settings } from '#contract/admin.ts';
import { statedFigures } from '#contract/stated-figures.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { inForce } from '#server/settings/index.ts';
import product from '../../package.json' with { type: 'json' };
import { readMarketingDecision } from './marketing-decision.ts';
import { termsOf } from './terms.ts';

/** How this installation is set up, for its admins: what is configured, never the secrets it is configured with. */
export async function showSettings(kit: Kit, reader: Reader): Promise<Settings> {
  const { mode, publicUrl, operatorName, smtpUrl } = kit.settings;
  const { confirmed, decision } = await readMarketingDecision(kit, reader);
  return {
    ...{ mode, publicUrl, operatorName },
    version: product.version,
    marketingConfirmed: confirmed,
    marketingDecision: decision && { at: decision.at.toISOString(), by: decision.by },
    statedFigures,
    ...termsOf(await inForce(kit)),
    providers: {
      payments: kit.payments.name,
      mail: smtpUrl ? 'smtp' : 'kept',
      backgroundChecks: kit.screening.name,
      storage: kit.settings.s3 ? 's3' : 'disk',
    },
    encryptionKeyVersion: kit.sealer.newest,
  };
}
