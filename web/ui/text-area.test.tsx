import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

it('counts near its limit, cuts nothing that is pasted beyond it, and says to shorten it', async () => {
  const user = await shown(
    <Field label="Notes">
      <TextArea maxLength={20} />
    </Field>,
    { words: ['ui'] },
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('Notes');
  await user.type(box, 'Under the mat');
  expect(screen.queryByRole('status')).toBeNull();
  await user.type(box, ' at two');
  expect(screen.getByRole('status').textContent).toBe('Characters: 20 of 20');
  await user.paste(' o’clock');
  expect(box.value).toBe('Under the mat at two o’clock');
  expect(screen.getByRole('status').textContent).toContain('28 of 20. Please shorten the text.');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
