import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { listPaymentMethods } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import { useAwaitCard } from './use-await-card.ts';

const card = (id: string) => ({
  ...{ id, brand: 'visa', last4: '4242' },
  expMonth: 12,
  expYear: 2034,
  isDefault: false,
});

afterEach(() => vi.useRealTimers());

function Saved() {
  const known = useRead(listPaymentMethods).data;
  const awaitCard = useAwaitCard();
  const [added, setAdded] = useState<string | null>();
  if (!known) return null;
  return (
    <>
      <button type="button" onClick={() => void awaitCard().then(setAdded)}>
        saved
      </button>
      <output>{String(added)}</output>
    </>
  );
}

it('waits for a card of which the provider tells some seconds later', async () => {
  let reads = 0;
  vi.stubGlobal('fetch', async () => Response.json(++reads < 9 ? [card('old')] : [card('old'), card('new')]));
  await shown(<Saved />);
  const button = await screen.findByRole('button', { name: 'saved' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(screen.getByRole('status').textContent).toBe('new');
});
