import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { shown } from '#web/testing/shown.tsx';
import { emptyPosting, type PostingForm, type PostingValues } from '../posting-values.ts';
import { filledFrom } from './fill-from-template.ts';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import { UseTemplateDialog } from './use-template-dialog.tsx';

const template: PostingTemplate = {
  ...{ id: '01a1f8e1-9514-7761-a1e9-09d2334af378', name: 'Big turnover', startTime: '11:00', endTime: '15:00' },
  ...{ payoutCents: toCents(14_000), cleaningType: 'deep', specialInstructions: null },
  inviteFirst: null,
  customTasks: [{ name: 'Water the plants', price: 5, required: true }],
  createdAt: '2026-11-20T12:00:00Z',
};
const place = { timeZone: 'America/New_York', now: new Date('2026-11-21T02:00:00Z') };

it('a template keeps the property and the day that were chosen', () => {
  const present = { ...emptyPosting, propertyId: 'loft', startTime: '2026-12-24T09:00', endTime: '2026-12-24T10:00' };
  expect(filledFrom(template, present, place)).toEqual({
    ...{ propertyId: 'loft', startTime: '2026-12-24T11:00', endTime: '2026-12-24T15:00' },
    ...{ payoutCents: 14_000, cleaningType: 'deep', specialInstructions: '', customTasks: template.customTasks },
  });
});

it('without a day it is tomorrow at the property, and hours past midnight end on the next day', () => {
  const late = { ...template, startTime: '22:00', endTime: '02:00' };
  const filled = filledFrom(late, emptyPosting, place); // still November 20 in New York
  expect([filled.startTime, filled.endTime]).toEqual(['2026-11-21T22:00', '2026-11-22T02:00']);
  const hourless = filledFrom({ ...template, startTime: null, endTime: null }, emptyPosting, place);
  expect([hourless.startTime, hourless.endTime]).toEqual(['', '']);
});

const sent: { method: string; body: unknown }[] = [];
const answers: Response[] = [];
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return json(200, [template]);
    sent.push({ method, body: body ? JSON.parse(String(body)) : null });
    return answers.shift() ?? (method === 'DELETE' ? new Response(null, { status: 204 }) : json(201, template));
  });
});

const seen: { form?: PostingForm } = {};
const onClose = vi.fn();

function WithForm({ dialog, values }: { dialog: 'use' | 'save'; values: PostingValues }) {
  const form = useContractForm<PostingValues>(() => import('../posting-schema.ts').then((file) => file.postingSchema), {
    defaultValues: values,
  });
  seen.form = form;
  if (dialog === 'save') return <SaveTemplateDialog values={form.getValues} onClose={onClose} />;
  return <UseTemplateDialog form={form} timeZone="America/New_York" onClose={onClose} />;
}
const open = (dialog: 'use' | 'save', values = emptyPosting) =>
  shown(<WithForm dialog={dialog} values={values} />, { words: ['postingTemplates', 'jobs', 'shell'] });

it('one press fills the form', async () => {
  const user = await open('use');
  await user.click(await screen.findByRole('button', { name: /Big turnover.*11:00.AM–3:00.PM/ }));
  expect(seen.form?.getValues()).toMatchObject({ payoutCents: 14_000, cleaningType: 'deep' });
  expect(onClose).toHaveBeenCalled();
});

it('is saved without the day, and a name that is taken is said beside the field, with all that was typed', async () => {
  const tasks = [...template.customTasks.slice(0, 1), { name: ' ', price: 0, required: false }];
  const user = await open('save', { ...emptyPosting, startTime: '2026-12-24T09:00', customTasks: tasks });
  answers.push(json(409, { error: 'already_exists', message: 'Taken', requestId: 'r' }));
  await user.type(await screen.findByLabelText('Name'), 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await screen.findByText('You already have a template with this name.');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({
    ...{ name: 'Weekly', cleaningType: 'standard', payoutCents: emptyPosting.payoutCents },
    ...{ startTime: '09:00', endTime: null, specialInstructions: null, customTasks: template.customTasks },
    inviteFirst: null,
  });
});
