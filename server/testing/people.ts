import type { Role } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import { createAccount, createSession, hashPassword } from '#server/accounts/index.ts';
import { transact } from '#server/platform/transact.ts';
import type { House } from './house.ts';

export interface Somebody {
  id: string;
  token: string;
  email: string;
  name: string;
}

interface Wanted {
  name?: string;
  email?: string;
  password?: string;
  /** Of an admin; an owner by default. */
  staffRole?: StaffRole;
}

let people = 0;

/** A signed-in account of each role, with a proven email. */
export const aHost = (house: House, wanted: Wanted = {}) => somebody(house, 'HOST', { name: 'Hanna Host', ...wanted });
export const aCleaner = (house: House, wanted: Wanted = {}) =>
  somebody(house, 'CLEANER', { name: 'Carlos Cleaner', ...wanted });
export const anAdmin = (house: House, wanted: Wanted = {}) =>
  somebody(house, 'ADMIN', { name: 'Ada Admin', ...wanted });

async function somebody({ kit }: House, role: Role, wanted: Wanted): Promise<Somebody> {
  const { name = role, email, password, staffRole = 'owner' } = wanted;
  const address = email ?? `${role.toLowerCase()}-${++people}@example.com`;
  const passwordHash = password ? await hashPassword(password) : null;
  return transact(kit, async (tx) => {
    const whose = { email: address, name, role, ...(role === 'ADMIN' && { staffRole }) };
    const account = await createAccount(kit, tx, { ...whose, passwordHash, emailProven: true });
    const token = await createSession(kit, tx, account, { userAgent: 'test' });
    return { id: account.id, token, email: account.email, name };
  });
}
