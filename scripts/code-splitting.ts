import { readdirSync, readFileSync } from 'node:fs';

const everyScreen =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack)\/|vite\/preload-helper|rolldown\/runtime/;
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/web\/platform\/contract-form/;
/** What stands around every screen, and the bell in it. Not the root: its styles would be asked for with every later part. */
const frame =
  /\/web\/(shell\/(?!public-head|auth-head|details-screen|access-denied|offered-language|site-footer|footer-)|pages\/page-boundary|notifications\/(bell|use-)|platform\/(live-|event-stream|validation-words|kept-typing))/;

/** Parts of the contract that bring zod along, which comes when somebody is in a form. */
const schemas = readdirSync('contract').filter((file) =>
  /^import (type )?\{ z \}/m.test(readFileSync(`contract/${file}`, 'utf8')),
);
const base = new RegExp(`/web/(ui|platform)/|lucide-react/|/contract/(?!(${schemas.join('|')})$)`);
const controls =
  /\/web\/(platform\/form-line|ui\/(field|input-style|text-input|text-area|select|checkbox|radio-cards|switch|chip|money-field|cents-field|date-time-field|combobox|use-combobox|star-input|file-drop))|icons\/(eye|eye-off|minus)\./;
/** What is opened, or drawn later, comes later. */
const opened =
  /\/ui\/.*(-window|-panel|window-frame|chart-canvas|chart-options|map|month-|code-field|table|lightbox|command|rich-text)/;
const jobs =
  /\/web\/((jobs|bids|work|hiring)\/(?!.*(dialog|sheet|form|own-bid|photo|jobs-nearby|cleaner-reviews|request-button|send-bid|check-needed))|payments\/(money-lines|shares|payout-split|settles-notice|doubts|add-card-dialog|card-skeleton))|\/ui\/(timeline|thumb-bar)|contract\/phone|icons\/(calendar-x|ellipsis)\./;
const dashboards = /\/ui\/(tabs|count|stat|sparkline|first-steps)\./;
const overviews = /\/ui\/(week-strip|chart\.tsx|avatar-stack|bill|use-scheme-change|token-colours)/;
/** What week and month share, and what the connected calendars share with their windows. */
const timeline = /\/web\/calendars\/timeline\/(?!.*(dialog|add-stay|month-|day-cells))/;
const feeds = /\/web\/calendars\/(decision-words|use-sync|recognize|where-)/;
/** What the admin’s list of calendars shows too. */
const calendarWords = /\/web\/calendars\/(platform-names|needs-host|use-(day|fault-text))/;
const posting = /\/web\/(posting|properties)\/(?!.*(dialog|changes|draft|schema|use-all-properties))/;
const told = /\/web\/notifications\/(newest|notification-|look-of)|icons\/bell-off/;
/** Shared by much that is opened, and by next to nothing that stands there at first. */
const seldom = /ui\/(facts|star-|segmented)|form-toggles|form-address/;
const elsewhere = [controls, opened, jobs, dashboards, overviews, seldom];

/**
 * What goes into one file of the built screens, along the way people walk. Many small files weigh more than one, because
 * each is compressed by itself, and a slow line answers few at a time; a file of too many things is fetched for the sake
 * of one. What a module imports goes into the file with it, so those that others import come first. e2e/weight.e2e.ts
 * weighs and counts.
 */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: everyScreen, priority: 7 },
    { name: 'frame', test: frame, priority: 5 },
    { name: 'forms', test: forms, priority: 4 },
    {
      name: 'base',
      test: (id: string) => base.test(id) && !elsewhere.some((place) => place.test(id)),
      minShareCount: 4,
      priority: 3,
    },
    { name: 'notifications', test: told, minShareCount: 2, priority: 2 },
    { name: 'controls', test: controls, minShareCount: 3, priority: 2 },
    { name: 'dashboards', test: dashboards, minShareCount: 2, priority: 2 },
    { name: 'overviews', test: overviews, minShareCount: 2, priority: 1 },
    { name: 'posting', test: posting, minShareCount: 2, priority: 0 },
    { name: 'jobs', test: jobs, minShareCount: 2, priority: 1 },
    { name: 'calendar-words', test: calendarWords, minShareCount: 2, priority: 1 },
    // last, so that they take nothing along that other screens share
    { name: 'calendar-timeline', test: timeline, minShareCount: 2, priority: 0 },
    { name: 'calendar-feeds', test: feeds, minShareCount: 2, priority: 0 },
  ],
};
