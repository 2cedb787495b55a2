import { z } from 'zod';
import { type ChannelSettings, channelSettings } from './channel-settings.ts';
import { type CheckrSettings, checkrAdvice, checkrFrom, checkrVariables, faultsOfCheckr } from './checkr-settings.ts';
import { defaultConnections } from './connection-options.ts';
import { faultsOfS3, type S3Settings, s3Advice, s3From, s3Variables } from './s3-settings.ts';
import { StartFault } from './start-fault.ts';
import { faultsOfStripe, type StripeSettings, stripeAdvice, stripeFrom, stripeVariables } from './stripe-settings.ts';
import { isTimeZone } from './time-zone-name.ts';
import type { TranslatorSettings } from './translator.ts';
import { translatorAdvice, translatorFrom, translatorVariables } from './translator-settings.ts';
import { isWeakKey, isWeakText } from './weak-secret.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['debug', 'info', 'warn', 'error', 'silent']);

/** What the environment configures; see docs/OPERATIONS.md. Empty variables count as absent. */
const environment = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(defaultConnections),
  APP_SECRET: z.string().min(32).optional(),
  // 43 characters and one sign of padding are 32 bytes; 44 characters would be 33
  ENCRYPTION_KEYS: z
    .string()
    .regex(/^\d{1,4}:[A-Za-z0-9+/]{43}=(,\d{1,4}:[A-Za-z0-9+/]{43}=)*$/)
    .refine((text) => readKeys(text).size === text.split(',').length)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Freshkey <no-reply@freshkey.example>'),
  SUPPORT_EMAIL: z.email().default('support@freshkey.example'),
  OPERATOR_NAME: z.string().default('Freshkey'),
  ...stripeVariables,
  ...checkrVariables,
  ...s3Variables,
  ...channelSettings.variables,
  TIME_ZONE: z.string().refine(isTimeZone).default('America/New_York'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  CALENDAR_ALLOW_PRIVATE: z
    .string()
    .regex(/^[^\s,/@]+:\d{1,5}(,[^\s,/@]+:\d{1,5})*$/)
    .optional(),
  ...translatorVariables,
  LOG_LEVEL: flag.default('info'),
});

export interface Settings extends ChannelSettings {
  mode: 'demo' | 'production';
  port: number;
  host: string;
  dataDir: string;
  /** Without a trailing slash. */
  publicUrl: string;
  databaseUrl: string | null;
  /** How many connections the web process may hold. */
  databaseConnections: number;
  appSecret: string;
  encryptionKeys: ReadonlyMap<number, Buffer>;
  smtpUrl: string | null;
  mailFrom: string;
  supportEmail: string;
  operatorName: string;
  /** Where the marketplace is at home: its Friday is the day of the weekly payouts. */
  timeZone: string;
  /** Null unless all three of its settings are given; production has them. */
  stripe: StripeSettings | null;
  /** Null where background checks are made by hand. */
  checkr: CheckrSettings | null;
  /** Null where photos are kept on disk. */
  s3: S3Settings | null;
  trustProxy: number;
  /** `host:port`, the only private addresses that a calendar feed may live at. */
  calendarAllowPrivate: readonly string[];
  /** Null where messages are not translated. */
  translator: TranslatorSettings | null;
  logLevel: z.infer<typeof flag>;
  /** A demo that other machines can reach. */
  exposedDemo: boolean;
}

/** Everything that is wrong with the environment, one sentence each, saying what to do. */
export class SettingsFault extends StartFault {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The settings need attention:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const advice: Record<string, string> = {
  APP_MODE: 'APP_MODE must be demo or production.',
  PORT: 'PORT must be a number from 0 to 65535.',
  PUBLIC_URL: 'PUBLIC_URL must be an address such as https://clean.example.com.',
  DATABASE_URL: 'DATABASE_URL must look like postgres://user:password@host:5432/freshkey.',
  DATABASE_CONNECTIONS: 'DATABASE_CONNECTIONS must be a number from 2 to 500.',
  APP_SECRET: 'APP_SECRET must have at least 32 characters; make one with: openssl rand -base64 48',
  ENCRYPTION_KEYS:
    'ENCRYPTION_KEYS must look like 1:<32 bytes in base64>, each further version once, after a comma; make one with: openssl rand -base64 32',
  SMTP_URL: 'SMTP_URL must look like smtps://user:password@mail.example.com:465.',
  ...stripeAdvice,
  ...s3Advice,
  ...channelSettings.advice,
  ...checkrAdvice,
  TIME_ZONE: 'TIME_ZONE must be the name of a time zone, such as America/New_York.',
  SUPPORT_EMAIL: 'SUPPORT_EMAIL must be an email address.',
  TRUST_PROXY: 'TRUST_PROXY must be the number of proxies in front, 0 to 10.',
  CALENDAR_ALLOW_PRIVATE: 'CALENDAR_ALLOW_PRIVATE must look like calendar.lan:8080,10.0.0.5:80.',
  ...translatorAdvice,
  LOG_LEVEL: 'LOG_LEVEL must be debug, info, warn, error or silent.',
};

// A demo holds nothing real: it has keys only so that its code takes the same path as production's.
const demoSecret = 'demo only: this installation keeps no real secrets';
const demoKey = Buffer.from('demo only: no real data in here!');

type Given = Record<string, string | undefined>;

/** Reads and checks the settings. Throws SettingsFault with every fault at once. */
export function loadEnv(variables: Given): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map(({ path }) => advice[String(path[0])] ?? String(path[0]));
  faults.push(...faultsOfStripe(given), ...faultsOfS3(given));
  faults.push(...channelSettings.missing(given));
  faults.push(...faultsOfCheckr(given));
  if (given.APP_MODE === 'production') faults.push(...missingInProduction(given), ...weakInProduction(given));
  if (!parsed.success || faults.length > 0) throw new SettingsFault([...new Set(faults)]);
  const env = parsed.data;
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST);
  return {
    mode: env.APP_MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    appSecret: env.APP_SECRET ?? demoSecret,
    encryptionKeys: env.ENCRYPTION_KEYS ? readKeys(env.ENCRYPTION_KEYS) : new Map([[1, demoKey]]),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    operatorName: env.OPERATOR_NAME,
    timeZone: env.TIME_ZONE,
    stripe: stripeFrom(env),
    ...channelSettings.from(env),
    checkr: checkrFrom(env),
    s3: s3From(env),
    trustProxy: env.TRUST_PROXY,
    calendarAllowPrivate: env.CALENDAR_ALLOW_PRIVATE?.toLowerCase().split(',') ?? [],
    translator: translatorFrom(env),
    logLevel: env.LOG_LEVEL,
    exposedDemo: env.APP_MODE === 'demo' && !loopback,
  };
}

const neededInProduction = {
  PUBLIC_URL: 'the address that visitors use',
  DATABASE_URL: 'a PostgreSQL 15 or newer',
  APP_SECRET: 'at least 32 random characters',
  ENCRYPTION_KEYS: 'the keys that secrets are encrypted with',
  SMTP_URL: 'the server that sends emails',
  MAIL_FROM: 'the sender of emails',
  SUPPORT_EMAIL: 'where people reach you',
  OPERATOR_NAME: 'who runs this installation',
  STRIPE_SECRET_KEY: 'payments',
  STRIPE_PUBLISHABLE_KEY: 'payments',
  STRIPE_WEBHOOK_SECRET: 'payments',
};

function missingInProduction(given: Given): string[] {
  const missing = Object.entries(neededInProduction).filter(([name]) => !given[name]);
  const faults = missing.map(([name, what]) => `${name} is missing: ${what}.`);
  if (given.PUBLIC_URL?.startsWith('http:')) faults.push('PUBLIC_URL must begin with https:// in production.');
  return faults;
}

function weakInProduction({ APP_SECRET, ENCRYPTION_KEYS, STRIPE_WEBHOOK_SECRET }: Given): string[] {
  const faults: string[] = [];
  if (APP_SECRET && isWeakText(APP_SECRET))
    faults.push('APP_SECRET can be guessed; make one with: openssl rand -base64 48');
  const [newest, key] = newestKey(ENCRYPTION_KEYS) ?? [];
  if (key && isWeakKey(key))
    faults.push(`ENCRYPTION_KEYS: key ${newest} can be guessed; make one with: openssl rand -base64 32`);
  if (STRIPE_WEBHOOK_SECRET?.split(',').some((secret) => isWeakText(secret.replace(/^whsec_/, ''))))
    faults.push('STRIPE_WEBHOOK_SECRET can be guessed: copy the signing secret that Stripe shows for the webhook.');
  return faults;
}

/** The only key that seals: an old weak one may stay until everything is resealed. */
function newestKey(text: string | undefined): [number, Buffer] | undefined {
  const { data } = environment.shape.ENCRYPTION_KEYS.safeParse(text);
  return data ? [...readKeys(data)].sort(([one], [other]) => other - one)[0] : undefined;
}

function readKeys(text: string): ReadonlyMap<number, Buffer> {
  return new Map(
    text.split(',').map((entry) => {
      const [keyVersion = '', key = ''] = entry.split(':');
      return [Number(keyVersion), Buffer.from(key, 'base64')];
    }),
  );
}
