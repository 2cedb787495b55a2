import assert from 'node:assert/strict';
import { taskHandlers } from '#server/app.ts';
import { second } from '#server/platform/clock.ts';
import { testCards, typed } from './a-card.ts';
import { checkForm } from './check-form.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

interface Opened {
  paymentIntentId: string;
  clientSecret: string;
}

/** What cleaners and admins do about background checks, over HTTP. */
export const checksIn = (house: House) => ({
  async openPayment(cleaner: Somebody): Promise<Opened> {
    const { status, body } = await house.post('/api/background-check/create-payment', {}, cleaner.token);
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  },
  pay: ({ paymentIntentId, clientSecret }: Opened, number = testCards.pays) =>
    house.post(`/sandbox/payment-intents/${paymentIntentId}/confirm`, { clientSecret, card: typed(number) }),
  initiate: (cleaner: Somebody, paymentIntentId: string, changes = {}) =>
    house.post('/api/background-check/initiate', checkForm(paymentIntentId, changes), cleaner.token),
  statusOf: async (cleaner: Somebody) => (await house.get('/api/background-check/status', cleaner.token)).body,
  decide: (by: Somebody, cleaner: Somebody, body: unknown) =>
    house.post(`/api/admin/background-check/${cleaner.id}/decision`, body, by.token),
  reopen: (by: Somebody, cleaner: Somebody, notes: string) =>
    house.post(`/api/admin/background-check/${cleaner.id}/reopen`, { notes }, by.token),
  run: (task: string) => taskHandlers(house.kit)[task]?.({}),
  /** Lets the screening provider be asked and the sandbox's seconds pass. */
  async finishReports(): Promise<void> {
    await house.work();
    house.clock.forward(5 * second);
    await this.run('look-at-reports');
    await house.work();
  },
  /** Gives a cleaner a check that is paid, ordered and reported. */
  async checked(cleaner: Somebody, changes = {}): Promise<Somebody> {
    const payment = await this.openPayment(cleaner);
    await this.pay(payment);
    const { status, body } = await this.initiate(cleaner, payment.paymentIntentId, changes);
    assert.equal(status, 201, JSON.stringify(body));
    await this.finishReports();
    return cleaner;
  },
});
