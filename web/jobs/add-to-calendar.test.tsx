import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';

it('saves the job as a calendar file under its title', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('BEGIN:VCALENDAR');
  });
  URL.createObjectURL = () => 'blob:calendar';
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  const user = await shown(<AddToCalendar job={{ id: 'j1', title: 'Dune House' }} />, { words: ['jobs'] });
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toEqual(['blob:calendar Dune House.ics']));
  expect(asked).toContain('/api/jobs/j1/calendar.ics');
});
