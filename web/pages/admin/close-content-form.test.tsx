import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportedContent } from '#contract/moderation.ts';
import { shown } from '#web/testing/shown.tsx';
import { CloseContentForm } from './close-content-form.tsx';

const words = ['messageReports', 'contentReports', 'adminSettings', 'admin'];
const show = (about: ReportedContent['about']) => {
  // what the form reads of a report
  const report = { id: 'r', kind: 'photo', about, can: ['none', 'hide'] } as ReportedContent;
  return shown(<CloseContentForm report={report} />, { words });
};

it('promises that the author hears the reason only where there is one to give', async () => {
  await show('private');
  await screen.findByText(/we’ll give the author the reason above/);
  cleanup();
  await show('other');
  await screen.findByText(/we’ll let the author know\.$/);
  expect(screen.queryByText(/reason above/)).toBeNull();
});
