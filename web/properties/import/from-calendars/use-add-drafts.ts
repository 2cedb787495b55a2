import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addIntegration } from '#contract/calendar-calls.ts';
import { createProperty, updateProperty } from '#contract/calls.ts';
import type { Property } from '#contract/properties.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { valuesOf } from '../../property-values.ts';
import { type DraftHome, listingOf } from './draft-home.ts';

/** Saves drafts one after the other, each with its calendar; one that is refused does not hold up the others. */
export function useAddDrafts(note: (line: number, what: Partial<DraftHome>) => void) {
  const cache = useQueryClient();
  const { fetchThem } = useValidationWords();
  const [adding, setAdding] = useState(false);
  async function add(drafts: readonly DraftHome[]): Promise<void> {
    setAdding(true);
    await fetchThem();
    for (const draft of drafts) {
      try {
        const property = draft.property ?? (await save(draft));
        note(draft.line, { property, error: null });
        await connect(draft, property);
        note(draft.line, { connected: true });
      } catch (error) {
        note(draft.line, { error: error instanceof Error ? error : new Error(String(error)), ...anotherWish(error) });
      }
    }
    await refetchChanged(cache, { topics: [...createProperty.changes, ...addIntegration.changes] });
    setAdding(false);
  }
  return { add, adding };
}

/** What the server has answered is over: what is typed next is another wish. */
const anotherWish = (error: unknown): Partial<DraftHome> =>
  error instanceof ApiError && error.status < 500
    ? { keys: { home: idempotencyKey(), calendar: idempotencyKey() } }
    : {};

/** The zone of its address; where nobody finds that, the one its calendar names. */
async function save({ title, address, look: { timeZone }, keys }: DraftHome): Promise<Property> {
  const body = { ...valuesOf(null), title, address };
  const property = await call(createProperty, { body, idempotencyKey: keys.home });
  if (property.placeKnown || !timeZone) return property;
  return call(updateProperty, { params: { id: property.id }, body: { title, address, timeZone } });
}

const connect = (draft: DraftHome, { id: propertyId }: Property) => {
  const { platform, url: calendarUrl, keys } = draft;
  // asked for before anything is sent
  if (!platform) throw new Error('A calendar without a platform');
  const body = { propertyId, platform, externalPropertyId: listingOf(draft), calendarUrl };
  return call(addIntegration, { body, idempotencyKey: keys.calendar });
};
