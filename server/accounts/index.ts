export { addRating } from './add-rating.ts';
export { authenticate } from './authenticate.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { createSession } from './create-session.ts';
export { markOnboarded } from './mark-onboarded.ts';
export { hashPassword } from './password-hash.ts';
export { averageOf, type PersonRow, presentPerson, presentUser, type UserRow } from './present-user.ts';
export { accountRoutes } from './routes.ts';
