import type { Role } from '#contract/endpoint.ts';

export interface DemoAccount {
  email: string;
  name: string;
  role: Role;
  password: string;
}

const passwords: Record<Role, string> = {
  HOST: 'demo-host-turnover',
  CLEANER: 'demo-cleaner-sparkle',
  ADMIN: 'demo-admin-overview',
};

const account = (role: Role, name: string, mailbox = name.split(' ')[0] ?? name): DemoAccount => ({
  email: `${mailbox.toLowerCase()}@freshkey.example`,
  name,
  role,
  password: passwords[role],
});

const hosts = ['Marcus Bell', 'Priya Raman', 'Elena Castillo', 'Keoni Nakamura', 'Ingrid Solberg'];
const cleaners = [
  'Dana Reyes',
  'Ibrahim Sesay',
  'Loan Pham',
  'Keisha Barnes',
  'Tomas Ortega',
  'Meiling Chou',
  'Abebe Tadesse',
  'Katya Volkova',
  'Marisol Vega',
  'Leilani Kahale',
  'Amara Okafor',
  'Jonas Weber',
  'Fatima Haddad',
  'Lucia Ferreira',
  'Greta Olsen',
  'Victor Hale',
];

/** Who a demo is seeded with, the first of each role first. Their passwords are no secret: `/dev/accounts` lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  account('HOST', 'Hanna Whitfield', 'host'),
  account('CLEANER', 'Carlos Medina', 'cleaner'),
  account('ADMIN', 'Ada Lindqvist', 'admin'),
  ...hosts.map((name) => account('HOST', name)),
  ...cleaners.map((name) => account('CLEANER', name)),
];
