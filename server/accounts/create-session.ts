import type { Role } from '#contract/endpoint.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { hashToken, newToken } from './session-token.ts';
import { sessions } from './table.ts';

interface Origin {
  userAgent: string;
  timeZone?: string | null;
  network?: string | null;
  /** Registered with a password in this session. */
  registeredHere?: boolean;
  /** Started with a mailed code or link. */
  byMail?: boolean;
}

/** Signs an account in; returns the token, which is stored nowhere else. */
export async function createSession(
  { clock }: Pick<Kit, 'clock'>,
  tx: Reader,
  user: { id: string; role: Role },
  { registeredHere = false, byMail = false, ...where }: Origin,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    registeredHere,
    byMail,
    ...where,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: plus(now, sessionLife(user.role)),
  });
  return token;
}

/** How long a session lives after its last use, in milliseconds. */
export const sessionLife = (role: Role): number => (role === 'ADMIN' ? 8 * hour : 30 * day);
