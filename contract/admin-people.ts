import { z } from 'zod';
import { roles } from './accounts.ts';
import { accountStatuses, adminUserSorts } from './admin-sorts.ts';
import { bulkAnswer, bulkIds } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { openThing } from './open-things.ts';
import { staffRoles } from './staff-rights.ts';
import { backgroundCheckStatuses } from './states.ts';
import { name, said } from './text.ts';
import { adminQuery, id, idParams, instant, maybe } from './wire.ts';

/** An account as an admin sees it. */
export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: maybe(z.string()),
  role: z.enum(roles),
  /** Of an admin; null of one whose access was taken away, absent of anybody else. */
  staffRole: maybe(z.enum(staffRoles)).optional(),
  status: z.enum(accountStatuses),
  emailVerified: z.boolean(),
  onboardingCompleted: z.boolean(),
  /** Of a cleaner who has had one. */
  backgroundCheckStatus: maybe(z.enum(backgroundCheckStatuses)),
  ratingAvg: maybe(z.number()),
  ratingCount: z.number().int(),
  /** Jobs that a host has posted, or that a cleaner has held to the end or holds now. */
  jobCount: z.number().int(),
  /** Of a host, without those that were removed. */
  propertyCount: z.number().int(),
  locale: z.enum(languageCodes),
  createdAt: instant,
  /** When a session of theirs was last used; null if there is none. */
  lastSeenAt: maybe(instant),
  suspendedAt: maybe(instant),
  suspensionReason: maybe(z.string()),
  /** The admin who suspended the account. */
  suspendedBy: maybe(z.object({ id, name: z.string() })),
  /** What the admin who asks may do to this account. */
  can: z.array(z.enum(['suspend', 'restore', 'visit', 'endSessions', 'endTwoFactor', 'erase'])),
});
export type AdminUser = z.infer<typeof adminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: ['ADMIN'],
  summary: 'Every account that was not erased; `q` finds a name, an email or an id; `format=csv` exports',
  status: 200,
  query: adminQuery(adminUserSorts, {
    role: z.enum(roles).optional(),
    status: z.enum(accountStatuses).optional(),
  }),
  answer: z.array(adminUser),
  paged: true,
});

const because = z.strictObject({ reason: said(500) });
export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  access: ['ADMIN'],
  summary:
    'Keep a host or cleaner from everything but their own data and money, for a reason that they are given; an admin is 403, an account that is suspended 409',
  status: 200,
  params: idParams,
  body: because,
  answer: adminUser,
});
export const restoreUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/restore',
  access: ['ADMIN'],
  summary: 'Lift a suspension, for a reason that is kept in the audit log; an account that is not suspended is 409',
  status: 200,
  params: idParams,
  body: because,
  answer: adminUser,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/end-sessions',
  access: ['ADMIN'],
  summary:
    'Log someone out everywhere, for a reason that is emailed to them; an admin by owners only, oneself 403, someone logged in nowhere 409',
  status: 200,
  params: idParams,
  body: because,
  answer: adminUser,
});
export const endUserTwoFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/end-two-factor',
  access: ['ADMIN'],
  summary:
    'Turn someone’s two-factor authentication off who has lost what it takes, for a reason that is emailed to them; they are logged out everywhere. Owners only; oneself 403, someone without it 409',
  status: 200,
  params: idParams,
  body: because,
  answer: adminUser,
});
export const showOpenOfUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}/open',
  access: ['ADMIN'],
  summary: 'What would keep someone’s account from being deleted now: live jobs and open money',
  status: 200,
  params: idParams,
  answer: z.array(openThing),
});
export const eraseUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/erase',
  access: ['ADMIN'],
  summary:
    'Delete someone’s account for good, for a reason that is emailed to them; `name` is theirs, or their email where they have none yet, typed to confirm it (another is 400); oneself 403; 409 with what is open while money or work is',
  status: 204,
  params: idParams,
  body: z.strictObject({ name: name(), reason: said(500) }),
});

/** What can be done to many accounts in one go. */
const userBulkActions = ['suspend', 'restore', 'endSessions'] as const;
export const changeUsers = endpoint({
  method: 'POST',
  path: '/api/admin/users/bulk',
  access: ['ADMIN'],
  summary:
    'The same for up to 50 accounts, each decided on its own and with its own entry in the audit log; sent again, what is done already stays as it is',
  status: 200,
  body: z.strictObject({ action: z.enum(userBulkActions), ids: bulkIds, reason: said(500) }),
  answer: bulkAnswer,
});
