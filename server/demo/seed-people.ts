import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { createAccount, hashPassword } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { checkIdentity } from '#server/background-checks/index.ts';
import { saveCard } from '#server/cards/save-card.ts';
import { completeOnboarding } from '#server/cleaners/complete-onboarding.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { saveAccess } from '#server/home-access/save-access.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { transact } from '#server/platform/transact.ts';
import { createProperty } from '#server/properties/create-property.ts';
import { judgeCard } from '#server/sandbox/test-card.ts';
import { keepMethod } from '#server/sandbox/try-card.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { townCleaners } from './cleaners.ts';
import { type HomeKey, homes } from './homes.ts';
import { takeHomePicture } from './photos.ts';
import { shownHome, showReference } from './show-reference.ts';
import type { Stage } from './stage.ts';
import { waysIn } from './ways-in.ts';

/** Ingrid has only just signed up: the one host without a card. */
const cards: Readonly<Record<string, string>> = {
  host: '4242424242424242',
  marcus: '5555555555554444',
  priya: '4111111111111111',
  elena: '4242424242424242',
  keoni: '378282246310005',
};

/** By which the cast knows an account. */
export const mailboxOf = ({ email }: DemoAccount) => email.slice(0, email.indexOf('@'));

/** Accounts, cards, profiles and properties, all some months old. */
export async function seedPeople(stage: Stage): Promise<void> {
  const hashes = await hashesOf(new Set(demoAccounts.map(({ password }) => password)));
  const { kit, now } = stage;
  for (const [index, account] of demoAccounts.entries()) {
    stage.at(plus(now, (index - 140) * day), () => signUp(stage, account, hashes));
  }
  for (const [index, [mailbox, number]] of Object.entries(cards).entries())
    stage.at(plus(now, (index - 98) * day), () => transact(kit, (tx) => saveTestCard(stage, tx, mailbox, number)));
  for (const [index, mailbox] of Object.keys(townCleaners).entries())
    stage.at(plus(now, (index - 110) * day), () => onboard(stage, mailbox));
  for (const [index, home] of homeKeys.entries()) stage.at(plus(now, (index - 98) * day), () => register(stage, home));
}

// keys() forgets which keys there are
const homeKeys = Object.keys(homes) as HomeKey[];

async function hashesOf(passwords: Set<string>): Promise<Map<string, string>> {
  return new Map(await Promise.all([...passwords].map(async (word) => [word, await hashPassword(word)] as const)));
}

async function signUp({ kit, cast }: Stage, account: DemoAccount, hashes: Map<string, string>): Promise<void> {
  const { password, ...known } = account;
  const passwordHash = hashes.get(password) ?? null;
  await transact(kit, async (tx) => {
    const whose = known.role === 'ADMIN' ? { ...known, staffRole: 'owner' as const } : known;
    const { id } = await createAccount(kit, tx, { ...whose, passwordHash, emailProven: true, seeded: true });
    // Only cleaners have a form to fill in after signing up.
    if (known.role !== 'CLEANER') await tx.update(users).set({ onboardingCompleted: true }).where(eq(users.id, id));
    cast.enter(mailboxOf(account), { id, role: account.role });
  });
}

export async function saveTestCard({ kit, cast }: Stage, tx: Tx, mailbox: string, number: string): Promise<string> {
  const cvc = number.startsWith('3') ? '1234' : '123';
  const judged = judgeCard(kit, { number, expMonth: 11, expYear: kit.clock.now().getUTCFullYear() + 3, cvc });
  if ('code' in judged) throw new Error(judged.message);
  const owner = cast.actor(mailbox);
  const { id: methodId, brand, last4, expMonth, expYear, fingerprint } = await keepMethod(kit, tx, owner.id, judged);
  if (owner.role === 'HOST')
    await saveCard(kit, tx, owner.id, { methodId, brand, last4, expMonth, expYear, fingerprint });
  return methodId;
}

async function onboard({ kit, cast }: Stage, mailbox: string): Promise<void> {
  const own = townCleaners[mailbox];
  if (!own) return;
  const account = demoAccounts.find((known) => mailboxOf(known) === mailbox);
  const [firstName = '', lastName = ''] = (account?.name ?? '').split(' ');
  const actor = cast.actor(mailbox);
  const answers: Parameters<typeof completeOnboarding>[2] = {
    ...{ firstName, lastName, dateOfBirth: own.born, phone: own.phone, bio: own.bio, languages: own.languages },
    socialSecurityNumber: inventedSsn(own.phone),
    address: { street: own.street, city: own.city, state: own.state, zipCode: own.zipCode, country: 'US' },
    ...{ hourlyRate: own.rate, serviceRadiusKm: own.radiusKm, suppliesProvided: own.supplies },
    preferences: {
      maxJobsPerDay: 3,
      minPayoutCents: toCents(5000),
      preferredCleaningTypes: ['standard', 'deep', 'maintenance'],
    },
    ...{ termsAccepted: true, backgroundCheckConsent: true },
  };
  await completeOnboarding(kit, actor, answers, checkIdentity);
  const { years: yearsExperience, specialties } = own;
  await kit.db
    .update(cleanerProfiles)
    .set({ yearsExperience, specialties })
    .where(eq(cleanerProfiles.userId, actor.id));
}

/** 9xx numbers are never given out. */
export const inventedSsn = (phone: string): string => `900${phone.replace(/\D/g, '').slice(-6)}`;

async function register(stage: Stage, key: HomeKey): Promise<void> {
  const { host, payout, rooms: _, ...home } = homes[key];
  const actor = stage.cast.actor(host);
  const pictureUrl = await takeHomePicture(stage.kit, actor.id, key);
  const form = { ...home, pictureUrl, defaultPayoutCents: toCents(payout * 100) };
  const { id } = await createProperty(stage.kit, actor, form);
  const access = waysIn[key];
  if (access) await saveAccess(stage.kit, actor, id, access);
  if (key === shownHome) await showReference(stage.kit, actor, id);
  stage.homes.set(key, id);
}
