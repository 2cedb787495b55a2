import { defaultLanguage, findLanguage, type LanguageCode } from '#contract/languages.ts';

/** Every screen of the product by name. `:id` stands for the id of what is shown. */
export const screens = {
  home: '/',
  homeAlias: '/home',
  welcome: '/welcome',
  findJobs: '/find-jobs',
  findCleaners: '/find-cleaners',
  backgroundCheck: '/background-check',
  help: '/help',
  contact: '/contact',
  trustAndSafety: '/trust-and-safety',
  fairResolution: '/fair-resolution',
  privacy: '/privacy',
  terms: '/terms',
  verify: '/verify',

  auth: '/auth',
  login: '/login',
  register: '/register',
  authLink: '/auth/link',
  adminLogin: '/admin/login',
  staffJoin: '/admin/join',
  helperJoin: '/helping/join',
  teamJoin: '/team/join',

  account: '/account',
  notifications: '/notifications',
  job: '/jobs/:id',
  messages: '/messages',
  conversation: '/messages/:id/:personId',
  ready: '/ready/:secret',

  hostDashboard: '/host/dashboard',
  hostPostJob: '/host/post-job',
  hostCalendar: '/host/calendar',
  hostHome: '/host/homes/:id',

  cleanerDashboard: '/cleaner/dashboard',
  cleanerDashboardFull: '/cleaner/dashboard-full',
  cleanerAvailability: '/cleaner/availability',
  cleanerPayouts: '/cleaner/payouts',
  cleanerJobs: '/cleaner/jobs',
  cleanerClients: '/cleaner/clients',
  cleanerHelpers: '/cleaner/helpers',
  cleanerOnboarding: '/cleaner/onboarding',
  cleanerToday: '/cleaner/today',

  admin: '/admin',
  adminSection: '/admin/:section',
  adminLegacy: '/admin/legacy',

  devUi: '/dev/ui',
  sandboxPayoutAccount: '/sandbox/payout-accounts/:id',
} as const;

export type ScreenName = keyof typeof screens;

/** Screens that exist in every language under its own address (`/de/help`), rendered at build time. */
export const publicScreens = [
  'home',
  'homeAlias',
  'welcome',
  'findJobs',
  'findCleaners',
  'backgroundCheck',
  'help',
  'contact',
  'trustAndSafety',
  'fairResolution',
  'privacy',
  'terms',
  'verify',
] as const satisfies readonly ScreenName[];

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<S extends ScreenName> = Params<(typeof screens)[S]>;
type Arguments<S extends ScreenName> = [ParamsOf<S>] extends [never]
  ? [params?: undefined, query?: Record<string, string | undefined>]
  : [params: Record<ParamsOf<S>, string>, query?: Record<string, string | undefined>];

/** The address of a screen: `to('job', { id })`, `to('auth', undefined, { role: 'host' })`. */
export function to<S extends ScreenName>(screen: S, ...[params, query]: Arguments<S>): string {
  const given: Record<string, string> = params ?? {};
  const path = screens[screen].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Where the bids stand on a job’s page, for the link of who goes there to compare them. */
export const bidsPlace = 'bids';

/** Where a home’s page has the statements for its owner. */
export const ownerPlace = 'owner-statements';

const publicPaths = new Set<string>(publicScreens.map((screen) => screens[screen]));

/** Splits "/de/help" into German and "/help"; a plain path has no language of its own. */
export function splitLanguage(pathname: string): { language: LanguageCode | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const language = first === defaultLanguage ? undefined : findLanguage(first);
  if (!language || language.code !== first) return { language: null, path: pathname };
  return { language: language.code, path: `/${rest.join('/')}` };
}

/** The same public page in another language; paths of the app have one address for all languages. */
export function inLanguage(pathname: string, language: LanguageCode): string {
  const { path } = splitLanguage(pathname);
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (!publicPaths.has(plain) || language === defaultLanguage) return path;
  return plain === '/' ? `/${language}` : `/${language}${plain}`;
}

export function isPublicPath(pathname: string): boolean {
  const { path } = splitLanguage(pathname);
  return publicPaths.has(path.length > 1 ? path.replace(/\/$/, '') : path);
}
