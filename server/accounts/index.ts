export { addRating } from './add-rating.ts';
export { authenticate } from './authenticate.ts';
export { createAccount, EmailTaken } from './create-account.ts';
export { createSession } from './create-session.ts';
export { markOnboarded } from './mark-onboarded.ts';
export { hashPassword } from './password-hash.ts';
export { averageOf, presentPerson, presentUser } from './present-user.ts';
export { purgeSignIn } from './purge-sign-in.ts';
export { accountRoutes } from './routes.ts';
