import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DarkStrip } from './dark-strip.tsx';
import { useStaysUnderStrip } from './use-stays-under-strip.ts';

function Page({ online, page = 'one' }: { online: boolean; page?: string }) {
  useStaysUnderStrip(page);
  return (
    <>
      <div data-strips>{!online && <DarkStrip>No connection</DarkStrip>}</div>
      <header />
    </>
  );
}

const scrollTo = () => vi.mocked(window.scrollTo);
const room = () => document.querySelector<HTMLElement>('[data-strips]')?.style.paddingTop;

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  vi.spyOn(window, 'scrollBy').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  window.scrollY = 0;
});

it('scrolls by the room that the strip takes, there and back, less what the bar below it gives up', async () => {
  window.scrollY = 300;
  const { rerender } = render(<Page online />);
  rerender(<Page online={false} />);
  await waitFor(() => expect(scrollTo()).toHaveBeenLastCalledWith({ top: 320, behavior: 'instant' }));
  window.scrollY = 320;
  rerender(<Page online />);
  await waitFor(() => expect(scrollTo()).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' }));
});

it('keeps its room where a page is read at its very beginning, until that is scrolled past or left', async () => {
  const { rerender } = render(<Page online={false} />);
  rerender(<Page online />);
  await waitFor(() => expect(room()).toBe('20px'));
  window.scrollY = 20;
  fireEvent.scroll(window);
  expect(room()).toBe('');
  expect(window.scrollBy).toHaveBeenLastCalledWith({ top: -20, behavior: 'instant' });
  window.scrollY = 0;
  rerender(<Page online={false} />);
  rerender(<Page online />);
  rerender(<Page online page="two" />);
  expect(room()).toBe('');
});

it('gives the room back once something was pressed: a short page has nothing to scroll past', async () => {
  const { rerender } = render(<Page online={false} />);
  rerender(<Page online />);
  await waitFor(() => expect(room()).toBe('20px'));
  fireEvent.click(document.body);
  expect(room()).toBe('');
});

it('gives the room back by itself to whoever only reads', async () => {
  const { rerender } = render(<Page online={false} />);
  rerender(<Page online />);
  await waitFor(() => expect(room()).toBe('20px'));
  await waitFor(() => expect(room()).toBe(''), { timeout: 3000 });
});
