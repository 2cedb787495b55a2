import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AutoAccept } from '#contract/auto-accept.ts';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { AutoAcceptRule } from './auto-accept-rule.tsx';

const [loft, dune] = ['01a1f8e1-9514-7761-a1e9-09d2334af378', '01a1f8e1-9514-7761-a1e9-09d2334af379'];
const homes = [
  { id: loft, title: 'Lakeside Loft' },
  { id: dune, title: 'Dune House' },
];
const none: AutoAccept = { on: false, upToCents: null, propertyIds: null };
let rule = none;
const sent: unknown[] = [];

beforeEach(() => {
  rule = none;
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') {
      rule = JSON.parse(String(body));
      sent.push(rule);
    }
    return new Response(JSON.stringify(rule), { status: 200 });
  });
});

const open = () => shown(<AutoAcceptRule homes={homes} />, { words: ['autoAccept'] });
const theSwitch = () => screen.findByRole('switch', { name: /Accept my favorites’ bids/ });

it('switching it on saves nothing before a price is given', async () => {
  const user = await open();
  await user.click(await theSwitch());
  expect(await theSwitch(), 'it is not on before it is saved').toHaveProperty('checked', false);
  expect(screen.getByText('Not on yet. Save the rule to turn it on.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await screen.findByText('This field is required');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Highest price'), '95.50');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(sent).toEqual([{ on: true, upToCents: 9550, propertyIds: null }]));
  await waitFor(async () => expect(await theSwitch()).toHaveProperty('checked', true));
  expect(screen.queryByText(/Not on yet/)).toBeNull();
});

it('can be for some homes only, and one of them must be named', async () => {
  rule = { on: true, upToCents: toCents(9000), propertyIds: null };
  const user = await open();
  await user.click(await screen.findByLabelText('Only for some of my properties'));
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await screen.findByText('Choose at least one property');
  await user.click(screen.getByLabelText('Dune House'));
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(sent).toEqual([{ on: true, upToCents: 9000, propertyIds: [dune] }]));
});

it('is off at once, and keeps what was written', async () => {
  rule = { on: true, upToCents: toCents(9000), propertyIds: [loft] };
  const user = await open();
  await user.click(await theSwitch());
  await waitFor(() => expect(sent).toEqual([{ on: false, upToCents: 9000, propertyIds: [loft] }]));
  expect(screen.queryByLabelText('Highest price')).toBeNull();
});
