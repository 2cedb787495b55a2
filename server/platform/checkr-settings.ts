import { z } from 'zod';

/** What the environment says about Checkr, which makes background checks; without it they are made by hand. */
export const checkrVariables = {
  CHECKR_API_KEY: z.string().min(20).optional(),
  CHECKR_WEBHOOK_SECRET: z.string().min(20).optional(),
  CHECKR_PACKAGE: z
    .string()
    .regex(/^[\w-]+$/)
    .default('tasker_standard'),
  CHECKR_URL: z.enum(['https://api.checkr.com', 'https://api.checkr-staging.com']).default('https://api.checkr.com'),
};
const variables = z.object(checkrVariables);

export const checkrAdvice = {
  CHECKR_API_KEY: 'CHECKR_API_KEY must be a Checkr secret key.',
  CHECKR_WEBHOOK_SECRET:
    'CHECKR_WEBHOOK_SECRET must be the secret that Checkr signs its webhooks with. While it is changed, both, separated by a comma.',
  CHECKR_PACKAGE: 'CHECKR_PACKAGE must be the name of a package of your Checkr account.',
  CHECKR_URL: 'CHECKR_URL must be https://api.checkr.com or, for trying it out, https://api.checkr-staging.com.',
};

export interface CheckrSettings {
  apiKey: string;
  /** One, or while it is changed two, separated by a comma. */
  webhookSecret: string;
  /** The package of screenings, as the account names it. */
  package: string;
  url: string;
}

/** Null where background checks are made by hand. */
export function checkrFrom(env: z.infer<typeof variables>): CheckrSettings | null {
  const { CHECKR_API_KEY: apiKey, CHECKR_WEBHOOK_SECRET: webhookSecret, CHECKR_PACKAGE, CHECKR_URL: url } = env;
  return apiKey && webhookSecret ? { apiKey, webhookSecret, package: CHECKR_PACKAGE, url } : null;
}

/** With one of the two alone, checks would be ordered and never heard of, or the other way round. */
export const faultsOfCheckr = (given: Record<string, string | undefined>): string[] =>
  Boolean(given.CHECKR_API_KEY) === Boolean(given.CHECKR_WEBHOOK_SECRET)
    ? []
    : ['CHECKR_API_KEY and CHECKR_WEBHOOK_SECRET belong together: set both, or neither.'];
