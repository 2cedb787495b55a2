// Runs alone: it would see what other files leave in them.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { FoldedDecision } from './folded-decision.tsx';

it('opens the form on request, folds it again, and keeps what was typed meanwhile', async () => {
  const user = await shown(
    <FoldedDecision>
      <input aria-label="Reason" />
    </FoldedDecision>,
    { words: ['disputeDecision'] },
  );
  const decide = await screen.findByRole('button', { name: 'Decide' });
  expect(decide.getAttribute('aria-expanded')).toBe('false');
  await user.click(decide);
  const form = screen.getByLabelText('Reason').parentElement;
  await waitFor(() => expect(document.activeElement).toBe(form));
  await user.type(screen.getByLabelText('Reason'), 'Photos show it.');
  await user.click(screen.getByRole('button', { name: 'Back to the evidence' }));
  await waitFor(() => expect(document.activeElement).toBe(decide));
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Photos show it.');
});
