import 'i18next';
import type account from '#locales/en/account.json';
import type admin from '#locales/en/admin.json';
import type auth from '#locales/en/auth.json';
import type backgroundChecks from '#locales/en/backgroundChecks.json';
import type bids from '#locales/en/bids.json';
import type calendar from '#locales/en/calendar.json';
import type cleaner from '#locales/en/cleaner.json';
import type common from '#locales/en/common.json';
import type contact from '#locales/en/contact.json';
import type demo from '#locales/en/demo.json';
import type errors from '#locales/en/errors.json';
import type findCleaners from '#locales/en/findCleaners.json';
import type findJobs from '#locales/en/findJobs.json';
import type help from '#locales/en/help.json';
import type hiring from '#locales/en/hiring.json';
import type host from '#locales/en/host.json';
import type jobs from '#locales/en/jobs.json';
import type landing from '#locales/en/landing.json';
import type legal from '#locales/en/legal.json';
import type matching from '#locales/en/matching.json';
import type notifications from '#locales/en/notifications.json';
import type onboarding from '#locales/en/onboarding.json';
import type payments from '#locales/en/payments.json';
import type posting from '#locales/en/posting.json';
import type properties from '#locales/en/properties.json';
import type publicHead from '#locales/en/publicHead.json';
import type reviews from '#locales/en/reviews.json';
import type shell from '#locales/en/shell.json';
import type testimonials from '#locales/en/testimonials.json';
import type trust from '#locales/en/trust.json';
import type ui from '#locales/en/ui.json';
import type validation from '#locales/en/validation.json';
import type welcome from '#locales/en/welcome.json';
import type work from '#locales/en/work.json';

// One line per domain of locales/en: a key missing there is a type error in the screen that uses it.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      admin: typeof admin;
      auth: typeof auth;
      backgroundChecks: typeof backgroundChecks;
      bids: typeof bids;
      calendar: typeof calendar;
      cleaner: typeof cleaner;
      common: typeof common;
      contact: typeof contact;
      demo: typeof demo;
      errors: typeof errors;
      findCleaners: typeof findCleaners;
      findJobs: typeof findJobs;
      help: typeof help;
      hiring: typeof hiring;
      host: typeof host;
      jobs: typeof jobs;
      landing: typeof landing;
      legal: typeof legal;
      matching: typeof matching;
      notifications: typeof notifications;
      onboarding: typeof onboarding;
      payments: typeof payments;
      posting: typeof posting;
      properties: typeof properties;
      publicHead: typeof publicHead;
      reviews: typeof reviews;
      shell: typeof shell;
      testimonials: typeof testimonials;
      trust: typeof trust;
      ui: typeof ui;
      validation: typeof validation;
      welcome: typeof welcome;
      work: typeof work;
    };
  }
}
