import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEnv } from '../env.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const { stripe } = loadEnv(keys);
const demo = loadEnv({});

/** What a page may reach, by kind of source. */
function allowed(settings: typeof demo): Record<string, string[]> {
  const policy = String(securityHeaders(settings)['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

test('a demo’s pages reach only this server, whatever keys are in its environment', () => {
  for (const settings of [demo, { ...demo, stripe }]) {
    const policy = allowed(settings);
    assert.deepEqual(policy['script-src'], ["'self'"]);
    assert.deepEqual(policy['connect-src'], ["'self'"]);
    assert.deepEqual(policy['frame-src'], ["'none'"]);
    assert.doesNotMatch(JSON.stringify(policy), /https?:/);
  }
});

test('production’s pages reach Stripe as its guide asks, and nobody else', () => {
  const policy = allowed({ ...demo, mode: 'production', stripe });
  const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  assert.deepEqual(policy['script-src'], ["'self'", ...script]);
  assert.deepEqual(policy['frame-src'], [...script, 'https://hooks.stripe.com']);
  assert.deepEqual(policy['connect-src'], ["'self'", 'https://api.stripe.com']);
  const elsewhere = Object.entries(policy).filter(([, to]) => to.some((source) => source.startsWith('http')));
  assert.deepEqual(elsewhere.map(([kind]) => kind).sort(), ['connect-src', 'frame-src', 'script-src']);
});

test('production without Stripe’s keys lets nobody in', () => {
  assert.deepEqual(allowed({ ...demo, mode: 'production', stripe: null })['frame-src'], ["'none'"]);
});

test('answers that are data run nothing, load nothing and cannot be framed', () => {
  assert.deepEqual(dataHeaders({ ...demo, publicUrl: 'https://clean.example' }), {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
