import { eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { clientInvitations } from './table.ts';

/** An address as invitations know it where it must not be read. */
export const hashOf = ({ hasher }: Pick<Kit, 'hasher'>, email: string): Buffer => hasher.hash('invited address', email);

/** Where the reader of an invitation ends all of them. The link stays good forever and says nothing about the address. */
export const stopLink = ({ settings }: Pick<Kit, 'settings'>, emailHash: Buffer): string =>
  `${settings.publicUrl}/no-invitations/${emailHash.toString('base64url')}`;

/** The address that such a link is about, hashed; null if nobody there was ever invited. */
export async function invitedAddress(reader: Reader, token: string): Promise<Buffer | null> {
  const emailHash = Buffer.from(token, 'base64url');
  // Buffer.from reads past what belongs to no hash
  if (emailHash.toString('base64url') !== token) return null;
  const [found] = await reader
    .select({ emailHash: clientInvitations.emailHash })
    .from(clientInvitations)
    .where(eq(clientInvitations.emailHash, emailHash))
    .limit(1);
  return found?.emailHash ?? null;
}
