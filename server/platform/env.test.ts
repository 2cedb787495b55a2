import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { loadEnv, SettingsFault } from './env.ts';

const random = (bytes: number) => randomBytes(bytes).toString('base64');
const production = () => ({
  APP_MODE: 'production',
  PUBLIC_URL: 'https://clean.example.com',
  DATABASE_URL: 'postgresql://freshkey@db.example.com/freshkey',
  APP_SECRET: random(48),
  ENCRYPTION_KEYS: `1:${random(32)}`,
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Clean <clean@example.com>',
  SUPPORT_EMAIL: 'help@example.com',
  OPERATOR_NAME: 'Clean Ltd.',
  STRIPE_SECRET_KEY: 'sk_live_51Example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51Example',
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('hex')}`,
});

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    loadEnv(variables);
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsFault);
    return error.faults;
  }
}

test('random secrets are accepted in all the usual formats', () => {
  for (let round = 0; round < 500; round++)
    for (const APP_SECRET of [random(48), random(24), randomBytes(16).toString('hex'), randomBytes(32).toString('hex')])
      assert.deepEqual(faultsOf({ ...production(), APP_SECRET }), [], APP_SECRET);
});

test('digits that happen to count up do not make a random secret one that can be guessed', () => {
  for (const run of ['123456', 'abcdef', '987654']) {
    const secret = randomBytes(32).toString('hex').replace(/^.{6}/, run);
    assert.deepEqual(faultsOf({ ...production(), APP_SECRET: secret, STRIPE_WEBHOOK_SECRET: `whsec_${secret}` }), []);
  }
});

test('production refuses secrets that can be guessed', () => {
  for (const APP_SECRET of [
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'ACEGIKMOQSUWYacegikmoqsuwy02468bdfhj',
    'change-me-please-change-me-please-now',
    'demo only: this installation keeps no real secrets',
    'MySuperSecretPassword2026MySuperSecret!',
    '0123456789abcdef0123456789abcdef',
    'xyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxyxy',
    'a'.repeat(64),
  ])
    assert.match(faultsOf({ ...production(), APP_SECRET }).join(), /^APP_SECRET can be guessed/, APP_SECRET);
  for (const key of [
    Buffer.alloc(32),
    Buffer.alloc(32, 255),
    Buffer.from(Array.from({ length: 32 }, (_, index) => index)),
    Buffer.from('demo only: no real data in here!'),
    Buffer.from('correct horse battery staple 123'),
    Buffer.from('0123456789abcdef0123456789abcdef', 'hex').toString('hex').slice(0, 32),
  ]) {
    const ENCRYPTION_KEYS = `1:${random(32)},2:${Buffer.from(key).toString('base64')}`;
    assert.match(faultsOf({ ...production(), ENCRYPTION_KEYS }).join(), /^ENCRYPTION_KEYS: key 2 can be guessed/);
  }
});

test('an old weak key may still open what it sealed, next to a newer key', () => {
  const old = Buffer.alloc(32).toString('base64');
  assert.deepEqual(faultsOf({ ...production(), ENCRYPTION_KEYS: `1:${old},2:${random(32)}` }), []);
});

test('a key that is not 32 bytes or a repeated version is refused, in a demo too', () => {
  const key = random(32);
  for (const ENCRYPTION_KEYS of [`1:${random(33)}`, `1:${random(31)}`, `1:${key},1:${random(32)}`])
    assert.match(faultsOf({ ENCRYPTION_KEYS }).join(), /^ENCRYPTION_KEYS must look like/);
});

test('live and test keys of Stripe are not mixed', () => {
  const STRIPE_SECRET_KEY = 'sk_test_51Example';
  assert.match(faultsOf({ ...production(), STRIPE_SECRET_KEY }).join(), /both be live or both be test/);
  assert.deepEqual(faultsOf({ ...production(), STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: 'pk_test_51Example' }), []);
});

test('photos go to a bucket where one is named, Amazon’s or another’s', () => {
  const S3_ENDPOINT = 'https://storage.example.com';
  assert.equal(loadEnv({}).s3, null);
  const amazons = { bucket: 'our-photos', endpoint: undefined, region: 'us-east-1' };
  assert.deepEqual(loadEnv({ S3_BUCKET: 'our-photos' }).s3, amazons);
  const others = { ...amazons, endpoint: S3_ENDPOINT, region: 'eu-north-1' };
  assert.deepEqual(loadEnv({ S3_BUCKET: 'our-photos', S3_ENDPOINT, AWS_REGION: 'eu-north-1' }).s3, others);
  assert.match(faultsOf({ S3_ENDPOINT }).join(), /needs S3_BUCKET/);
  assert.match(faultsOf({ S3_BUCKET: 'Our Photos' }).join(), /must be the name of a bucket/);
});

test('all faults are reported at once', () => {
  const { SMTP_URL: _, ...rest } = production();
  const faults = faultsOf({
    ...rest,
    APP_SECRET: 'a'.repeat(64),
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
    STRIPE_SECRET_KEY: 'sk_test_51Example',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    PUBLIC_URL: 'http://clean.example.com',
    PORT: 'many',
  }).join('\n');
  for (const name of [
    'SMTP_URL',
    'APP_SECRET',
    'ENCRYPTION_KEYS',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'PUBLIC_URL',
    'PORT',
  ])
    assert.match(faults, new RegExp(`^${name}`, 'm'));
});
