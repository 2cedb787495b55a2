import { readdirSync, readFileSync } from 'node:fs';

const everyScreen =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|\/web\/platform\/words\/|vite\/preload-helper|rolldown\/runtime/;
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/web\/platform\/contract-form/;
/** What stands around every screen, and the bell in it. Not the root: its styles would be asked for with every later part. */
const frame =
  /\/web\/(entry\.client|app|shell\/(?!public-head|auth-head|cleaner-menu|mobile-menu|admin-menu|(visit|acting)-strip|owners-banner|details-screen|two-factor-screen|suspended|access-denied|offered-language|site-footer|footer-|quick-search|use-found-groups|use-screen-commands)|pages\/page-boundary|notifications\/(bell|use-)|platform\/(validation-words|kept-typing))/;

/** Parts of the contract that bring zod along, themselves or by what they import; it comes when somebody is in a form. */
const schemas = readdirSync('contract').filter((file) => bringsZod(file));

function bringsZod(file: string): boolean {
  const imports = readFileSync(`contract/${file}`, 'utf8').matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm);
  return [...imports].some(([, from = '']) => from === 'zod' || (from.startsWith('./') && bringsZod(from.slice(2))));
}

const base = new RegExp(
  `/web/(ui|platform)/(?!use-operator-|use-check-end|usual-check-end)|lucide-react/|/contract/(?!(${schemas.join('|')})$|(account|sign-in|background-check|payout|notice|job|admin|home|staff|claim|guest-page|upload|helper)-calls|admin-sorts|staff-rights|check-(chain|record|seal)|record-|job-abilities|one-change|same-name|series-dates|fair-rules|rule-table|few-marks|holds-code|decline-reasons|picture-signs)`,
);
const controls =
  /\/web\/(platform\/(form-line|typed-number)|cleaners\/radius-field|ui\/(field|input-style|text-input|text-area|select\.|checkbox|switch|chip\.|date-time-field))|icons\/(eye|eye-off)\./;
const sums = /\/web\/ui\/(money|cents)-field/;
const combobox = /\/web\/ui\/(use-)?combobox/;
/** A choice among many homes. */
const homes = /\/web\/platform\/homes\//;
const roleCards = /\/web\/ui\/radio-cards/;
/** Small, and together at the end of a job that is over. */
const afterWork = /\/web\/(records\/claim-part|team\/job-deeds)|contract\/record-file-name/;
const chosenPhotos = /\/web\/(platform\/use-chosen-photos|ui\/chosen-photo-tile|work\/use-preview)/;
/** One pair of photos over the other, on the landing page too. */
const pairs = /\/web\/(ui\/before-after|work\/(before-and-after|pairs-in)|platform\/use-pair-names)/;
/** Photos side by side, and those of one moment, wherever a job's are shown. */
const photoTiles = /\/web\/(ui\/photo-(grid|tile)|work\/(photos-of-type|photo-doubts|use-photo-names))/;
const uploads = /\/web\/(ui\/file-drop|platform\/send-file)|icons\/image-plus\./;
/** So small that a request for each would take longer than all of them. */
const scraps =
  /\/contract\/(terms\.|log-path|claim-calls|posting-template-calls)|\/web\/(ui\/(facts|segmented|rich-text|star-rating|star-shape|progress|card\.|lightbox\.|use-shrinks-upward|text-(link|button))|platform\/(save-file|decline-text|failure-toast|role-home|use-all-properties)|disputes\/dispute-status-badge|background-checks\/check-status-badge|public-pages\/testimonials|pages\/cleaner\/with-profile|calendars\/(platform-names|way-on)|accounts\/(safe-next|second-step-context)|payments\/(extra-of|doubt-place|receipt-button|add-card-dialog|card-skeleton)|jobs\/(job-status-badge|use-is-over)|pages\/late-(part|report))|icons\/(check|phone|mail|calendar-(days|x|clock)|refresh-cw|ellipsis|flag|minus|map-pin-off|message-square-text|user-round-(check|plus))\./;
/** The little that the quick search shares with a few screens, which must not ask for it by itself. */
const ofSearch = /\/web\/(admin\/section-names|platform\/use-settled)/;
/** What is opened, or drawn later, comes later. */
const opened =
  /\/ui\/.*(-window|-panel|window-frame|chart-canvas|chart-options|map|month-|code-field|table|lightbox-|command)/;
const jobs =
  /\/web\/((jobs|bids|work|hiring)\/(?!.*(job-card|use-preview|dialog|sheet|form|own-bid|photo|chosen|stock|task-camera|on-site|bid-list|favorite-button|task-row|use-refusal|unsent|jobs-nearby|cleaner-reviews|request-(button|card)|(accept|decline)-request|send-bid|check-needed|lost-because|tell-host|submit-|missing|ladder|bid-(rows|comparison|column)|single-bid|best-bids|invited|choices|no-bids|profile-facts|cleaner-(between|note|reliability)|block-button|book-again|weekday-bars|still-waiting|use-waiting-words))|pages\/(job-standing|looks-at-bids|jobs\/(weigh-split|use-(no-time|usual-hours)|before-bid\/(hourly-of|doubt-line)))|bids\/check-needed|payments\/(own-split|report-split|money-lines|settles-notice|doubts)|platform\/use-term-figures)|\/ui\/timeline|contract\/phone\.|ui\/contact-lines|pages\/host\/cleaner-history\.|icons\/play\./;
/** A host's choice among bids, on the job and where one settles it in place. */
const choosing =
  /\/web\/(hiring\/ladder|bids\/(use-bid-rows|bid-(comparison|column)|single-bid|best-bids|invited|choices|no-bids))/;
/** What a host knows of a cleaner, and may do about it. */
const knownCleaners =
  /\/web\/hiring\/(profile-facts|cleaner-(between|note|reliability)|(block|favorite)-button|book-again)/;
/** What waits for a cleaner's answer, and what comes: on the overview, before the day, and as the list of requests. */
const toAnswer =
  /\/web\/(pages\/cleaner\/(to-answer|own-request|request-fit|is-starting|coming-days)|hiring\/(request-card|(accept|decline)-request))/;
/** What stands on most dashboards. */
const dashboards = /\/ui\/(stat|sparkline|tabs|count)\.|overviews\/use-inbox-keys/;
/** And on those of cleaners. */
const cleanerDashboards =
  /cleaners\/(check-gate|is-shut-out|what-follows)|platform\/(use-|usual-)check-end|pages\/cleaner\/(paged-list|edit-profile)|icons\/user-round-pen\./;
/** Every way in, and what follows it. */
const signIn =
  /\/contract\/sign-in-calls|\/web\/(accounts\/(auth-|step-head|kept-(second-step|code|next)|use-(second-step|code-sent|request-|arrival|verify-code|countdown)|code-(request|form)|referral-code|other-ways|demo-mail-hint|password-form|terms-note|role-choice)|ui\/code-field)|icons\/brush\./;
const overviews = /\/ui\/(week-strip(?!-(model|tone))|bill)/;
const charts = /\/ui\/(chart\.tsx|use-scheme-change|token-colours)/;
/** What week and month share, and what the connected calendars share with their windows. */
const timeline =
  /\/web\/calendars\/timeline\/(?!.*(dialog|add-stay|month-|day-cells))|contract\/calendar-words|\/ui\/week-strip-(model|tone)/;
const feeds =
  /\/web\/calendars\/(decision-words|use-sync|recognize|where-|needs-host|use-(day|fault-text)|is-question|integration-status)/;
const posting = /\/web\/(posting\/(?!.*(dialog|changes|draft|schema))|pages\/host\/use-owed-first)/;
/** The form of a property, in a dialog or on the spot. */
const properties = /\/web\/properties\/(?!.*(dialog|kept-inline|card|grid|inline))/;
/** What a cleaner’s lists of jobs share. */
const lists =
  /\/web\/pages\/cleaner\/(bid-card|job-distance|open-jobs|saved-searches|status-chips)|icons\/bookmark-plus\./;
/** When and how far a cleaner works: a tab of its own, and a step of the way in. */
const availability =
  /\/web\/cleaners\/(days-off|service-radius|use-save-availability|week-(hours|in-words)|weekday-hours|hour-field|hours-in-words)/;
/** A job in a list: its own page shows none. */
const jobCard = /\/web\/jobs\/job-card/;
/** What the admins’ lists share, and which of them is for whom. */
const adminLists =
  /\/web\/(pages\/admin\/(list-(body|filters|export|section)|use-list-filters|section-head|bulk-bar|use-bulk-choice|span-fields)|admin\/(may-see|use-may|section-list|sections\.)|platform\/use-operator-)|contract\/(admin-(calls|sorts)|staff-rights)/;
/** Tables, with that of the audit log: its lines are on the dashboard and beside whom they are about too. */
const tables = /\/web\/(ui\/table|pages\/admin\/(audit-(table|words)|use-narrowed-words|in-one-word|date-cell))/;
/** What owners decide, and the rules of each setting, which the dialog that changes one asks for too. */
const settings =
  /\/web\/(pages\/admin\/admin-settings|admin\/(platform-settings|setting-row|use-setting-words))|contract\/setting-rules/;
/** A job’s conversations on its page, and what the list of all of them shares with them. */
const talks = /\/web\/messages\/(job-messages|message-button|thread-row|said-in|other-of)/;
/** The three amounts of a price, where one is offered and where one is agreed. */
const splits = /\/web\/payments\/(shares\.|payout-split)/;
const reports = /\/web\/(disputes\/(said|proposal|report-(words|panel|actions))|pages\/jobs\/job-report)/;
const ratings = /\/web\/(ui\/star-input|reviews\/review-view)/;
const notices = /\/web\/notifications\/(newest|notification-|look-of)|icons\/bell-off/;
/** What gets one into a home: a cleaner’s look at it and a host’s way to it. */
const access =
  /\/web\/(access\/(vault|access-panel)|today\/way-links|pages\/(jobs\/job-access|host\/access-button))|contract\/access-calls|icons\/(car-front|wifi|wifi-high|sticky-note|lock)\./;
/** What the tasks of a checklist are called, where a list is shown or written. */
const tasks =
  /\/contract\/(home-template|task-templates|home-calls)\.|\/web\/(platform\/task-name|work\/(places|other-hand|use-name-of-task))/;
/** How what is done on site is kept and sent, and what waits of it; only for cleaners. */
const offline = /\/web\/(platform\/offline\/|work\/.*unsent)|\/contract\/picture-signs|node_modules\/idb\//;
const waiting = /\/web\/platform\/offline\/(outbox\.|use-waiting|phone-clock|error-of|on-site)/;
/** What a cleaner at work has before them from the first. */
const atWork = /\/web\/work\/(tell-host\/tell-host|submit-button|.*missing)/;
/** Each a file of its own: shared by much that is opened, and by few screens at first. */
const seldom = /form-toggles|form-address|first-steps|year-choice|one-photo|ui\/id-text/;
const elsewhere = [
  controls,
  pairs,
  photoTiles,
  waiting,
  tasks,
  sums,
  combobox,
  homes,
  uploads,
  chosenPhotos,
  reports,
  ratings,
  talks,
  timeline,
  opened,
  jobs,
  jobCard,
  dashboards,
  cleanerDashboards,
  signIn,
  roleCards,
  overviews,
  charts,
  access,
  seldom,
  offline,
];

/**
 * What goes into one file of the built screens, along the way people walk. Many small files weigh more than one, because
 * each is compressed by itself, and a slow line answers few at a time; a file of too many things is fetched for the sake
 * of one. What a module imports goes into the file with it, so those that others import come first. e2e/weight.e2e.ts
 * weighs and counts.
 */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: everyScreen, priority: 7 },
    { name: 'app', test: (id: string) => [frame, scraps, ofSearch].some((part) => part.test(id)), priority: 5 },
    { name: 'tasks', test: tasks, priority: 5 },
    { name: 'forms', test: forms, priority: 4 },
    {
      name: 'base',
      test: (id: string) => splits.test(id) || (base.test(id) && !elsewhere.some((place) => place.test(id))),
      minShareCount: 4,
      priority: 3,
    },
    { name: 'notifications', test: notices, minShareCount: 2, priority: 2 },
    { name: 'controls', test: controls, minShareCount: 3, priority: 2 },
    { name: 'role-cards', test: roleCards, minShareCount: 2, priority: 1 },
    { name: 'sums', test: sums, minShareCount: 2, priority: 2 },
    { name: 'combobox', test: combobox, minShareCount: 2, priority: 2 },
    { name: 'homes', test: homes, minShareCount: 2, priority: 2 },
    { name: 'uploads', test: uploads, minShareCount: 2, priority: 1 },
    { name: 'one-photo', test: /\/web\/platform\/(use-)?one-photo/, minShareCount: 2, priority: 1 },
    { name: 'photo-tiles', test: photoTiles, minShareCount: 2, priority: 2 },
    { name: 'before-after', test: pairs, priority: 2 },
    { name: 'after-work', test: afterWork, priority: 0 },
    { name: 'chosen-photos', test: chosenPhotos, minShareCount: 2, priority: 1 },
    { name: 'reports', test: reports, priority: 0 },
    { name: 'talks', test: talks, priority: 0 },
    { name: 'ratings', test: ratings, minShareCount: 2, priority: 1 },
    { name: 'sign-in', test: signIn, minShareCount: 2, priority: 0 },
    { name: 'dashboards', test: dashboards, minShareCount: 2, priority: 3 },
    { name: 'cleaner-dashboards', test: cleanerDashboards, minShareCount: 2, priority: 3 },
    { name: 'charts', test: charts, minShareCount: 2, priority: 3 },
    { name: 'overviews', test: overviews, minShareCount: 2, priority: 1 },
    { name: 'posting', test: posting, minShareCount: 2, priority: 0 },
    { name: 'properties', test: properties, minShareCount: 2, priority: 0 },
    { name: 'jobs', test: jobs, minShareCount: 2, priority: 1 },
    { name: 'job-card', test: jobCard, minShareCount: 2, priority: 0 },
    { name: 'choosing', test: choosing, minShareCount: 2, priority: 0 },
    { name: 'known-cleaners', test: knownCleaners, minShareCount: 2, priority: 0 },
    { name: 'to-answer', test: toAnswer, minShareCount: 2, priority: 0 },
    // last, so that they take nothing along that other screens share
    { name: 'calendar-timeline', test: timeline, minShareCount: 2, priority: 2 },
    { name: 'calendar-feeds', test: feeds, minShareCount: 2, priority: 0 },
    { name: 'access', test: access, priority: 1 },
    { name: 'at-work', test: (id: string) => waiting.test(id) || atWork.test(id), minShareCount: 2, priority: 2 },
    { name: 'offline', test: (id: string) => offline.test(id) && !waiting.test(id), priority: 1 },
    { name: 'availability', test: availability, priority: 0 },
    { name: 'lists', test: lists, minShareCount: 2, priority: 0 },
    { name: 'settings', test: settings, priority: 0 },
    { name: 'admin-lists', test: adminLists, priority: 1 },
    { name: 'tables', test: tables, minShareCount: 2, priority: 1 },
  ],
};
