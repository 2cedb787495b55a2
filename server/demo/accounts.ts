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

const account = (role: Role, name: string, mailbox = plainFirstName(name)): DemoAccount => ({
  email: `${mailbox}@freshkey.example`,
  name,
  role,
  password: passwords[role],
});

/** "Tomás Ortega" → "tomas", "Mei-Ling Chou" → "meiling". */
function plainFirstName(name: string): string {
  const [first = name] = name.split(' ');
  return first
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

const hosts = ['Marcus Bell', 'Priya Raman', 'Elena Castillo', 'Keoni Nakamura', 'Ingrid Solberg'];
const cleaners = [
  'Dana Reyes',
  'Ibrahim Sesay',
  'Loan Pham',
  'Keisha Barnes',
  'Tomás Ortega',
  'Mei-Ling Chou',
  'Abebe Tadesse',
  'Katya Volkova',
  'Marisol Vega',
  'Leilani Kahale',
  'Amara Okafor',
  'Jonas Weber',
  'Fatima Haddad',
  'Lúcia Ferreira',
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
