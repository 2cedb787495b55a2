import type { User } from '#contract/accounts.ts';

/** What follows the first name; forms with two fields begin with it. */
export const lastNameOf = ({ name, firstName }: Pick<User, 'name' | 'firstName'>): string =>
  name.slice(firstName.length).trim();
