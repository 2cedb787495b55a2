import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { minute } from '#server/platform/clock.ts';
import { anAuthenticator } from '#server/testing/an-authenticator.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { served } from './served.ts';

// An admin of a production: the second factor before anything else, then a passkey in place of its codes.

const password = 'a long enough passphrase';
const stripe = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_secret' };
const house = await aHouse({ settings: { mode: 'production', stripe } });
const url = await served(house.app);
// a passkey is bound to the public address, whose port is known only now
Object.assign(house.kit.settings, { publicUrl: url });
const admin = await anAdmin(house, { password });
const browser = await aBrowser();
after(() => browser.close());

/** A device that holds passkeys and whose owner touches it at once. */
async function aDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { cdp, authenticatorId };
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('an admin sets up the second factor, adds a passkey and comes back with it; without it, with a code', async () => {
  const { page, inOrder } = await aWindow(browser, { url });
  const { cdp, authenticatorId } = await aDevice(page);

  await logIn(page);
  await heading(page, 'Protect your admin account').waitFor();
  // each opening of the page makes a secret of its own, and the last one counts
  await page.locator('code').waitFor();
  await page.goto('/admin/users');
  await heading(page, 'Protect your admin account').waitFor();
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const app = anAuthenticator.of(house, secret);
  await inOrder('admin-first');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(app.code());
  await heading(page, 'Save your recovery codes').waitFor();
  await page.getByLabel('I’ve saved my recovery codes').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await heading(page, 'Users').waitFor();

  house.clock.forward(minute);
  await page.goto('/account#passkeys');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('#two-factor').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().click();
  await page.keyboard.type(app.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Passkey added').first().waitFor();
  await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor();
  await inOrder('account-passkeys');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  assert.deepEqual(
    credentials.map(({ rpId }) => rpId),
    ['localhost'],
  );

  await page.evaluate(() => localStorage.removeItem('token'));
  await logIn(page);
  await heading(page, 'Use your passkey').waitFor();
  await inOrder('login-passkey');
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await heading(page, 'Dashboard').waitFor();

  // the device is lost
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await aDevice(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await logIn(page);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.getByText('The passkey didn’t work.').waitFor();
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  house.clock.forward(minute);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(app.code());
  await heading(page, 'Dashboard').waitFor();
});
