import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { useAddressValues } from './use-address-values.ts';

function List() {
  const address = useAddressValues<'q' | 'open'>();
  const open = () => {
    address.set('open', '7', { step: true });
    // the pause after the last letter ends before the list has been drawn with what was opened
    address.set('q', 'moss');
  };
  return (
    <>
      <button type="button" onClick={open}>
        open
      </button>
      <output>{[address.get('q'), address.get('open')].join()}</output>
    </>
  );
}

it('keeps what was set a moment before, though the screen does not show it yet', async () => {
  const user = await shown(<List />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect((await screen.findByText('moss,7')).tagName).toBe('OUTPUT');
});
