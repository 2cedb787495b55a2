import type { Role } from '#contract/endpoint.ts';

interface DemoAccount {
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** Who a demo is seeded with, the first of each role first. Their passwords are no secret: `/dev/accounts` lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'host@freshkey.example', name: 'Hanna Whitfield', role: 'HOST', password: 'demo-host-turnover' },
  { email: 'cleaner@freshkey.example', name: 'Carlos Medina', role: 'CLEANER', password: 'demo-cleaner-sparkle' },
  { email: 'admin@freshkey.example', name: 'Ada Lindqvist', role: 'ADMIN', password: 'demo-admin-overview' },
];
