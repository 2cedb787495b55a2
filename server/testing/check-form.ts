import { anSsn } from './an-ssn.ts';

/** The background check form as the screen sends it. */
export const checkForm = (paymentIntentId: string, changes: Record<string, unknown> = {}) => ({
  firstName: 'Carla',
  lastName: 'Reyes',
  email: 'carla@example.com',
  phone: '(512) 555-0143',
  dateOfBirth: '1990-04-12',
  socialSecurityNumber: anSsn(),
  address: { street: '9 Hidden Lane', city: 'Austin', state: 'TX', zipCode: '78701' },
  paymentIntentId,
  ...changes,
});
