import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CheckFormFacts, OtherName } from './check-form-facts.tsx';

const user = { id: 'u', name: 'Greta Olsen', email: 'greta@example.com', phone: '(912) 555-0147' };
const form = {
  ...{ firstName: 'Greta', lastName: 'Olsen', dateOfBirth: '1990-04-02', email: 'Greta@example.com' },
  ...{ phone: '9125550147', address: { street: '1 Elm', city: 'Savannah', state: 'GA', zipCode: '31401' } },
};
async function showForm(told: object) {
  vi.stubGlobal('fetch', async () => Response.json({ ...form, ...told }));
  const facts = (
    <>
      <OtherName user={user} />
      <CheckFormFacts user={user} />
    </>
  );
  await shown(facts, { words: ['admin', 'backgroundChecks'] });
  await screen.findByText('Legal name');
}

it('leaves out what the account says as well, however it is written', async () => {
  await showForm({ firstName: 'Gréta', lastName: 'Maria Olsen' });
  for (const text of ['Email', 'Phone', 'Differs from the account', /This check is on/])
    expect(screen.queryByText(text)).toBeNull();
});

it('marks what differs from the account', async () => {
  await showForm({ firstName: 'Fail', email: 'other@example.com', phone: '9125550100' });
  expect(screen.getAllByText('Differs from the account')).toHaveLength(3);
  const named = screen.getByText(/This check is on/).textContent?.replace(/[\u2068\u2069]/g, '');
  expect(named).toBe('This check is on Fail Olsen. The account’s name is Greta Olsen.');
});
