import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { followActions } from './acted-on.ts';
import { PlainToast } from './plain-toast.tsx';
import { dismissToast, showToast, useToast } from './toast-state.ts';

function Toast() {
  const toast = useToast();
  return (
    <>
      <input aria-label="Amount" />
      <div data-writing>
        <textarea aria-label="Message" />
      </div>
      {toast && <PlainToast toast={toast} />}
    </>
  );
}

beforeEach(async () => {
  await shown(<Toast />);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  vi.useRealTimers();
});

const fail = () => act(() => void showToast({ title: 'Not sent', tone: 'danger' }));
const later = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('says what failed for 5000 ms', () => {
  fail();
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
  later(4999);
  expect(screen.getByText('Not sent')).toBeTruthy();
  later(1);
  expect(screen.queryByText('Not sent')).toBeNull();
});

it('on a phone goes when the reader goes on, and not before it could be read', () => {
  fail();
  later(500);
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '8' } });
  expect(screen.getByText('Not sent')).toBeTruthy();
  later(1000);
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '80' } });
  expect(screen.queryByText('Not sent')).toBeNull();
});

it('on a phone lies at the lower edge while a field near the top is in use', () => {
  screen.getByLabelText('Amount').focus(); // nothing has a place in jsdom: every field is at the top
  fail();
  expect(screen.getByRole('alert').dataset.edge).toBe('bottom');
});

it('on a phone goes back to the top where the field goes with its dialog', () => {
  const field = screen.getByLabelText('Amount');
  field.focus();
  fail();
  field.blur(); // as with the dialog it was in
  later(300);
  expect(screen.getByRole('alert').dataset.edge).toBe('top');
});

it('on a phone leaves what is written at the bottom alone', () => {
  screen.getByLabelText('Message').focus();
  fail();
  expect(screen.getByRole('alert').dataset.edge).toBe('top');
  act(() => screen.getByLabelText('Amount').focus());
  expect(screen.getByRole('alert').dataset.edge).toBe('bottom');
});

it('on a phone lies at the lower edge while the page’s title is in sight', () => {
  document.querySelector('[data-writing]')?.removeAttribute('data-writing');
  const title = document.body.appendChild(document.createElement('h1'));
  title.getBoundingClientRect = () => new DOMRect(20, 90, 350, 40);
  fail();
  expect(screen.getByRole('alert').dataset.edge).toBe('bottom');
  title.remove();
});

it('on a phone lies at the lower edge of a page that is scrolled', () => {
  document.querySelector('[data-writing]')?.removeAttribute('data-writing');
  const title = document.body.appendChild(document.createElement('h1'));
  title.getBoundingClientRect = () => new DOMRect(20, -400, 350, 40);
  fail();
  expect(screen.getByRole('alert').dataset.edge).toBe('bottom');
  title.remove();
});

it('on a phone lies at the lower edge also after a press in the lower part of the page', () => {
  const stop = followActions();
  document.querySelector('[data-writing]')?.removeAttribute('data-writing');
  const button = document.body.appendChild(document.createElement('button'));
  button.getBoundingClientRect = () => new DOMRect(20, window.innerHeight - 100, 350, 44);
  button.getClientRects = () => [button.getBoundingClientRect()] as unknown as DOMRectList;
  button.focus();
  fail();
  expect(screen.getByRole('alert').dataset.edge).toBe('bottom');
  button.remove();
  stop();
});

it('on a phone lies at the lower edge of a page that has just been opened and has the focus as a whole', () => {
  const stop = followActions();
  document.querySelector('[data-writing]')?.removeAttribute('data-writing');
  const page = document.body.appendChild(document.createElement('main'));
  page.tabIndex = -1;
  page.getBoundingClientRect = () => new DOMRect(0, 60, 390, 2000);
  page.getClientRects = () => [page.getBoundingClientRect()] as unknown as DOMRectList;
  page.focus();
  fail();
  expect(screen.getByRole('alert').dataset.edge).toBe('bottom');
  page.remove();
  stop();
});
