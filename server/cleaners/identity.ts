import type { Kit } from '#server/platform/kit.ts';
import type { SecretPlace } from '#server/platform/sealer.ts';

/** What of a cleaner's identity is kept sealed but may be shown to its owner again. */
export interface Personal {
  dateOfBirth: string;
  street: string;
}

const placeOf =
  (column: string) =>
  (userId: string): SecretPlace => ({ table: 'cleaner_identity', column, rowId: userId });
export const personalPlace = placeOf('personal_sealed');
export const ssnPlace = placeOf('ssn_sealed');

export function openPersonal({ sealer }: Pick<Kit, 'sealer'>, userId: string, sealed: Buffer): Personal {
  return JSON.parse(sealer.open(sealed, personalPlace(userId)));
}

/** The SSN as it is stored: sealed, its last four digits, and a keyed hash that tells the same person. */
export function sealSsn({ sealer, hasher }: Pick<Kit, 'sealer' | 'hasher'>, userId: string, ssn: string) {
  return {
    ssnSealed: sealer.seal(ssn, ssnPlace(userId)),
    ssnLast4: ssn.slice(-4),
    ssnFingerprint: hasher.hash('ssn', ssn),
  };
}
