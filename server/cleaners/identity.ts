import type { Kit } from '#server/platform/kit.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';

/** What of a cleaner's identity is kept sealed but may be shown to its owner again. */
export interface Personal {
  dateOfBirth: string;
  street: string;
}

const inIdentity = { table: 'cleaner_identity', key: ['user_id'], kind: 'bytea' } as const;
const sealedPersonal: SealedColumn = { ...inIdentity, column: 'personal_sealed' };
const sealedSsn: SealedColumn = { ...inIdentity, column: 'ssn_sealed' };
export const sealedIdentityColumns = [sealedPersonal, sealedSsn];

export const personalPlace = (userId: string) => placeIn(sealedPersonal, [userId]);
export const ssnPlace = (userId: string) => placeIn(sealedSsn, [userId]);

export function openPersonal({ sealer }: Pick<Kit, 'sealer'>, userId: string, sealed: Buffer): Personal {
  return JSON.parse(sealer.open(sealed, personalPlace(userId)));
}

/** The SSN as it is stored: sealed, its last four digits, and a keyed hash that tells the same person. */
export function sealSsn({ sealer, hasher }: Pick<Kit, 'sealer' | 'hasher'>, userId: string, ssn: string) {
  return {
    ssnSealed: sealer.seal(ssn, ssnPlace(userId)),
    ssnLast4: ssn.slice(-4),
    ssnFingerprint: ssnFingerprint({ hasher }, ssn),
  };
}

/** Tells that two SSNs are one without keeping either. */
export const ssnFingerprint = ({ hasher }: Pick<Kit, 'hasher'>, ssn: string): Buffer => hasher.hash('ssn', ssn);
