import type { initiateBackgroundCheck } from '#contract/background-checks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Candidate } from '#server/platform/screening-provider.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';

/** The form as it is kept: sealed until 30 days after the decision. */
export type CheckForm = Omit<Candidate, 'reference'>;

export function formOf(body: BodyOf<typeof initiateBackgroundCheck>, storedSsn: string | null): CheckForm {
  const { paymentIntentId: _, socialSecurityNumber, ...form } = body;
  return { ...form, socialSecurityNumber: socialSecurityNumber ?? storedSsn };
}

export const sealedForm: SealedColumn = {
  table: 'background_check',
  column: 'form_sealed',
  key: ['id'],
  kind: 'bytea',
};
const placeOf = (checkId: string) => placeIn(sealedForm, [checkId]);

export const sealForm = ({ sealer }: Kit, checkId: string, form: CheckForm): Buffer =>
  sealer.seal(JSON.stringify(form), placeOf(checkId));

export const openForm = ({ sealer }: Kit, checkId: string, sealed: Buffer): CheckForm =>
  JSON.parse(sealer.open(sealed, placeOf(checkId)));
