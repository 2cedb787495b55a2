import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { dismissToast, showToast, ToastViewport } from './toast.tsx';
import { toastRemoveDelay, useToast } from './toast-state.ts';

function Memory() {
  const toast = useToast();
  return <output>{toast ? `${toast.title}, ${toast.open ? 'shown' : 'dismissed'}` : 'nothing'}</output>;
}

const memory = () => screen.getByText(/shown|dismissed|nothing/, { selector: 'output' }).textContent;

beforeEach(async () => {
  await import('./toast-region.tsx'); // what the first sign of use fetches
  await shown(
    <>
      <ToastViewport />
      <Memory />
    </>,
  );
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => {
    dismissToast();
    vi.advanceTimersByTime(toastRemoveDelay);
  });
  cleanup();
  vi.useRealTimers();
});

it('shows one at a time: the newest', async () => {
  await act(async () => void showToast({ title: 'Calendar Synced' }));
  act(() => void showToast({ title: 'Bid placed' }));
  expect(screen.getAllByText('Bid placed').length).toBeGreaterThan(0);
  expect(screen.queryByText('Calendar Synced')).toBeNull();
});

it('stays 5000 ms', () => {
  act(() => void showToast({ title: 'Calendar Synced' }));
  act(() => void vi.advanceTimersByTime(4999));
  expect(memory()).toBe('Calendar Synced, shown');
  act(() => void vi.advanceTimersByTime(1));
  expect(memory()).toBe('Calendar Synced, dismissed');
});

it('is kept for 1,000,000 ms after it is dismissed', () => {
  act(() => void showToast({ title: 'Calendar Synced' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => void vi.advanceTimersByTime(999_999));
  expect(memory()).toBe('Calendar Synced, dismissed');
  act(() => void vi.advanceTimersByTime(1));
  expect(memory()).toBe('nothing');
});

it('dismisses only the intended toast', () => {
  const shown: number[] = [];
  act(() => void shown.push(showToast({ title: 'Calendar Synced' })));
  act(() => void showToast({ title: 'Bid placed' }));
  act(() => dismissToast(shown[0]));
  expect(memory()).toBe('Bid placed, shown');
});

it('F8 moves focus to the notifications', () => {
  act(() => void showToast({ title: 'Calendar Synced' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list').contains(document.activeElement)).toBe(true);
});
