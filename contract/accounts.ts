import { z } from 'zod';
import { distanceUnits } from './distance.ts';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { nameWithoutAddress, ownName } from './own-name.ts';
import { staffRoles } from './staff-rights.ts';
import { anyLine, email, line, phone } from './text.ts';
import { id, idParams, instant, maybe } from './wire.ts';

export const roles = ['HOST', 'CLEANER', 'ADMIN'] as const;

export const user = z.object({
  id,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  role: z.enum(roles),
  phone: maybe(z.string()),
  onboardingCompleted: z.boolean(),
  ratingAvg: maybe(z.number()),
  ratingCount: z.number().int(),
  emailVerified: z.boolean(),
  locale: z.enum(languageCodes),
  /** In which the account is told distances. */
  distanceUnit: z.enum(distanceUnits),
  createdAt: instant,
  /** There, and true, until somebody who proved an e-mail that a stranger had registered says who they are. */
  detailsNeeded: z.literal(true).optional(),
  /** There, and true, while an admin keeps the account from everything but its own data and money. */
  suspended: z.literal(true).optional(),
  /** Since when; there as long as `suspended` is. */
  suspendedAt: instant.optional(),
  /** Of admins only: what they may do is in staff-rights.ts. */
  staffRole: z.enum(staffRoles).optional(),
  /** Of a cleaner who only helps others, and does not bid. */
  helperOnly: z.literal(true).optional(),
  /** There, and true, where a password was set: what asks for it says so. */
  hasPassword: z.literal(true).optional(),
  /** There, and true, until an admin of a production has set up two-factor authentication. */
  twoFactorNeeded: z.literal(true).optional(),
});
export type User = z.infer<typeof user>;

/** One person as another sees them; email and phone only between the host and the assigned cleaner, and for admins. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string().optional(),
  phone: maybe(z.string()).optional(),
  ratingAvg: maybe(z.number()),
  ratingCount: z.number().int(),
});
export type Person = z.infer<typeof person>;

export const session = z.object({ token: z.string(), user });
export type Session = z.infer<typeof session>;
/** A session; or, where two-factor authentication is on, what the code of the second step is sent with. */
const signedIn = session.or(
  z.object({
    challenge: z.string(),
    /** A passkey can answer it as well as a code. */
    passkey: z.literal(true).optional(),
    /** There is no app: the only codes are recovery codes. */
    withoutApp: z.literal(true).optional(),
  }),
);
export type SignedIn = z.infer<typeof signedIn>;
const sentence = z.object({ message: z.string() });

const code = z.string().regex(/^\d{4}$/, 'loginCode');
const referralCode = line(40).optional();
const registerRole = z.enum(['HOST', 'CLEANER']);
export const password = anyLine(128).min(10, 'passwordShort');
const givenPhone = phone.nullish().or(z.literal('').transform(() => null));
const registration = { email, name: ownName(), phone: givenPhone, role: registerRole, referralCode };

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  summary: 'The logged-in user',
  status: 200,
  answer: user,
  whileSuspended: true,
  whileNameless: true,
  whileUnprotected: true,
});
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/me',
  access: 'signed-in',
  summary: 'Change name, phone, language or the unit of distances',
  status: 200,
  body: z.strictObject({
    name: nameWithoutAddress().optional(),
    phone: givenPhone,
    locale: z.enum(languageCodes).optional(),
    distanceUnit: z.enum(distanceUnits).optional(),
  }),
  answer: user,
  whileUnverified: true,
  whileUnprotected: true,
});
export const giveDetails = endpoint({
  method: 'PUT',
  path: '/api/me/details',
  access: 'signed-in',
  summary: 'Give name and role, once, where `detailsNeeded` asks for them; nothing else works until then',
  status: 200,
  body: z.strictObject({ name: ownName(), phone: givenPhone, role: registerRole, referralCode }),
  answer: user,
  whileNameless: true,
});
export const setPassword = endpoint({
  method: 'PUT',
  path: '/api/me/password',
  access: 'signed-in',
  summary: 'Set or change the password; ends every other session',
  status: 204,
  body: z.strictObject({ password, currentPassword: anyLine(128).optional() }),
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  access: 'signed-in',
  summary: 'Where the account is logged in, most recently used first',
  status: 200,
  answer: z.array(
    z.object({
      id,
      /** True for the session that makes the request. */
      current: z.boolean(),
      userAgent: z.string(),
      /** The browser's when it logged in, which tells roughly where. */
      timeZone: maybe(z.string()),
      /** The network of its address then: a /24 of IPv4, a /48 of IPv6. */
      network: maybe(z.string()),
      createdAt: instant,
      /** Not updated on every use: up to 15 hours behind, for an admin up to 10 minutes. */
      lastSeenAt: instant,
    }),
  ),
  whileSuspended: true,
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  access: 'signed-in',
  summary: 'Log out everywhere else',
  status: 204,
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/{id}',
  access: 'signed-in',
  summary: 'Log out one session',
  status: 204,
  params: idParams,
});
export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/api/auth/request-login-code',
  access: 'anyone',
  summary: 'Email a 4-digit code and a one-tap link; answers the same for a known and an unknown address',
  status: 200,
  body: z.strictObject({ email }),
  answer: sentence,
});
export const verifyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/verify-login',
  access: 'anyone',
  summary: 'Log in with the code',
  status: 200,
  body: z.strictObject({ email, code }),
  answer: signedIn,
});
export const requestRegisterCode = endpoint({
  method: 'POST',
  path: '/api/auth/request-register-code',
  access: 'anyone',
  summary: 'Email a 4-digit code to a new address; answers the same for a known one',
  status: 200,
  body: z.strictObject(registration),
  answer: sentence,
});
export const verifyRegister = endpoint({
  method: 'POST',
  path: '/api/auth/verify-register',
  access: 'anyone',
  summary: 'Create the account with the code',
  status: 201,
  body: z.strictObject({ ...registration, code }),
  answer: signedIn,
});
export const verifyLink = endpoint({
  method: 'POST',
  path: '/api/auth/verify-link',
  access: 'anyone',
  summary: 'Log in or register with the link from the email',
  status: 200,
  body: z.strictObject({ token: line(200) }),
  answer: signedIn,
});
export const loginWithPassword = endpoint({
  method: 'POST',
  path: '/api/auth/login/password',
  access: 'anyone',
  summary: 'Log in with email and password',
  status: 200,
  body: z.strictObject({ email, password: anyLine(128).min(1, 'required') }),
  answer: signedIn,
});
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Create an account with a password; its email address stays unproven until a code or link',
  status: 201,
  body: z.strictObject({ ...registration, password }),
  answer: session,
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  summary: 'End this session',
  status: 204,
  whileSuspended: true,
  whileUnverified: true,
  whileNameless: true,
  whileUnprotected: true,
});
