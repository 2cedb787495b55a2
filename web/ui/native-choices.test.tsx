import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Checkbox } from './checkbox.tsx';
import { Segmented } from './segmented.tsx';
import { StarInput } from './star-input.tsx';
import { Switch } from './switch.tsx';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const options = ['1st', '2nd', '3rd'].map((label) => ({ value: label, label }));

function Ranks() {
  const [rank, setRank] = useState<string | null>('1st');
  return <Segmented label="Rank" clearable options={options} value={rank} onValueChange={setRank} />;
}

test('a second press on a clearable choice clears it; arrow keys choose the next', async () => {
  render(<Ranks />);
  await userEvent.click(radio('1st'));
  expect(radio('1st').checked).toBe(false);
  await userEvent.click(radio('2nd'));
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('2nd').checked).toBe(false);
  expect(radio('3rd').checked).toBe(true);
  expect(document.activeElement).toBe(radio('3rd'));
});

function Stars() {
  const [stars, setStars] = useState<number | null>(null);
  return <StarInput label="Rating" value={stars} onValueChange={setStars} />;
}

test('stars are set by pointer and keys, as a group of their own', async () => {
  await shown(
    <>
      <Stars />
      <Ranks />
    </>,
  );
  await userEvent.click(radio('4 stars'));
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('5 stars').checked).toBe(true);
  expect(radio('1st').checked).toBe(true);
});

function Boxes() {
  const [ticked, setTicked] = useState<boolean | 'indeterminate'>('indeterminate');
  return (
    <>
      <Checkbox label="All" checked={ticked} onCheckedChange={setTicked} />
      <Switch label="Mails" checked={ticked === true} onCheckedChange={setTicked} />
    </>
  );
}

test('a press ticks a half-ticked box, and the space bar flips a switch', async () => {
  render(<Boxes />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
  const mails = screen.getByRole<HTMLInputElement>('switch', { name: 'Mails' });
  expect([box.indeterminate, box.checked]).toEqual([true, false]);
  await userEvent.click(screen.getByText('All'));
  expect([box.indeterminate, box.checked, mails.checked]).toEqual([false, true, true]);
  mails.focus();
  await userEvent.keyboard(' ');
  expect([box.checked, mails.checked]).toEqual([false, false]);
});
