import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, readDraft } from './posting-draft.ts';
import { emptyPosting, type PostingValues } from './posting-values.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => localStorage.clear());

function aForm() {
  return renderHook(() => {
    const form = useForm<PostingValues>({ defaultValues: emptyPosting });
    useDraft(form, 'nora', null);
    return form;
  }).result.current;
}

it('keeps what is typed', () => {
  const form = aForm();
  act(() => form.setValue('specialInstructions', 'Shoes off please'));
  expect(readDraft('nora', null)?.specialInstructions).toBe('Shoes off please');
});

it('once it is posted, nothing but another change brings it back', async () => {
  const form = aForm();
  act(() => form.setValue('specialInstructions', 'Shoes off please'));
  forgetDraft('nora');
  // what the form tells of itself when it is looked through and sent
  await act(() => form.trigger());
  await act(() => form.handleSubmit(() => undefined)());
  expect(readDraft('nora', null)).toBeNull();
});
