import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NextPart } from './late-part.tsx';

test('what comes below is drawn after the first picture, where its place was kept', async () => {
  const { container } = render(
    <NextPart height="h-96">
      <p>The coming week</p>
    </NextPart>,
  );
  expect(screen.queryByText('The coming week')).toBeNull();
  expect(container.querySelector('.h-96')).not.toBeNull();
  await screen.findByText('The coming week');
  expect(container.querySelector('.h-96')).toBeNull();
});
