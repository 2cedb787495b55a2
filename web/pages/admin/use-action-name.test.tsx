import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { useActionDone, useActionName } from './use-action-name.ts';

function Words() {
  const [nameOf, doneOf] = [useActionName(), useActionDone()];
  return (
    <ul>
      <li>{nameOf('hide', 'photo')}</li>
      <li>{doneOf('hide', 'photo')}</li>
      <li>{doneOf('hide', 'message')}</li>
      <li>{doneOf('warn', 'review')}</li>
    </ul>
  );
}

it('asks for what to do, and says of a closed report what was done', async () => {
  await shown(<Words />, { words: ['messageReports', 'contentReports'] });
  await screen.findByText('Hide the photo');
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['Hide the photo', 'Photo hidden', 'Message removed', 'Author warned']);
});
