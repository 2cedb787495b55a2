import 'i18next';

// One line per domain of locales/en: a key that is missing there is a type error in the screen that asks for it.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof import('#locales/en/account.json', { with: { type: 'json' }}).default;
      admin: typeof import('#locales/en/admin.json', { with: { type: 'json' }}).default;
      auth: typeof import('#locales/en/auth.json', { with: { type: 'json' }}).default;
      backgroundChecks: typeof import('#locales/en/backgroundChecks.json', { with: { type: 'json' }}).default;
      bids: typeof import('#locales/en/bids.json', { with: { type: 'json' }}).default;
      calendar: typeof import('#locales/en/calendar.json', { with: { type: 'json' }}).default;
      cleaner: typeof import('#locales/en/cleaner.json', { with: { type: 'json' }}).default;
      common: typeof import('#locales/en/common.json', { with: { type: 'json' }}).default;
      contact: typeof import('#locales/en/contact.json', { with: { type: 'json' }}).default;
      demo: typeof import('#locales/en/demo.json', { with: { type: 'json' }}).default;
      errors: typeof import('#locales/en/errors.json', { with: { type: 'json' }}).default;
      findCleaners: typeof import('#locales/en/findCleaners.json', { with: { type: 'json' }}).default;
      findJobs: typeof import('#locales/en/findJobs.json', { with: { type: 'json' }}).default;
      help: typeof import('#locales/en/help.json', { with: { type: 'json' }}).default;
      hiring: typeof import('#locales/en/hiring.json', { with: { type: 'json' }}).default;
      host: typeof import('#locales/en/host.json', { with: { type: 'json' }}).default;
      jobs: typeof import('#locales/en/jobs.json', { with: { type: 'json' }}).default;
      landing: typeof import('#locales/en/landing.json', { with: { type: 'json' }}).default;
      legal: typeof import('#locales/en/legal.json', { with: { type: 'json' }}).default;
      matching: typeof import('#locales/en/matching.json', { with: { type: 'json' }}).default;
      notifications: typeof import('#locales/en/notifications.json', { with: { type: 'json' }}).default;
      onboarding: typeof import('#locales/en/onboarding.json', { with: { type: 'json' }}).default;
      payments: typeof import('#locales/en/payments.json', { with: { type: 'json' }}).default;
      posting: typeof import('#locales/en/posting.json', { with: { type: 'json' }}).default;
      properties: typeof import('#locales/en/properties.json', { with: { type: 'json' }}).default;
      publicHead: typeof import('#locales/en/publicHead.json', { with: { type: 'json' }}).default;
      reviews: typeof import('#locales/en/reviews.json', { with: { type: 'json' }}).default;
      shell: typeof import('#locales/en/shell.json', { with: { type: 'json' }}).default;
      testimonials: typeof import('#locales/en/testimonials.json', { with: { type: 'json' }}).default;
      trust: typeof import('#locales/en/trust.json', { with: { type: 'json' }}).default;
      ui: typeof import('#locales/en/ui.json', { with: { type: 'json' }}).default;
      validation: typeof import('#locales/en/validation.json', { with: { type: 'json' }}).default;
      welcome: typeof import('#locales/en/welcome.json', { with: { type: 'json' }}).default;
      work: typeof import('#locales/en/work.json', { with: { type: 'json' }}).default;
    };
  }
}
