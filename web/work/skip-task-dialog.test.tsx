import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { SkipTaskDialog } from './skip-task-dialog.tsx';

const nothing = () => undefined;

it('says before a required task is skipped that the payment takes longer, and of an optional one only who reads why', async () => {
  const skip = vi.fn();
  const dialog = { task: 'Oven', open: true, onOpenChange: nothing, onSkip: skip };
  const user = await shown(<SkipTaskDialog {...dialog} required />, { words: ['work'] });
  expect(await screen.findByText(/charged automatically until 7.days have passed/)).toBeTruthy();
  await user.type(screen.getByRole('textbox'), ' Locked ');
  await user.click(screen.getByRole('button', { name: 'Skip task' }));
  expect(skip).toHaveBeenCalledWith('Locked');
  await shown(<SkipTaskDialog {...dialog} task="Plants" required={false} />, { words: ['work'] });
  expect(await screen.findByText('The host will see the reason.')).toBeTruthy();
});
