import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getHomeAccess, saveHomeAccess } from '#contract/access-calls.ts';
import { updateProperty } from '#contract/calls.ts';
import { holdsCode } from '#contract/holds-code.ts';
import { splitCodes } from '#contract/lines-with-codes.ts';
import type { Property } from '#contract/properties.ts';
import { answerOf, send } from '#web/platform/api.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { showToast } from '#web/ui/toast.tsx';

interface Noted {
  property: Pick<Property, 'id' | 'title' | 'address'>;
  notes: string;
}

/**
 * Moves the lines of a home's notes that tell a code to where codes are sealed; `onMoved` hears what is left. They are
 * there before they leave the notes: if the connection breaks in between, they are in both places and not in none.
 */
export function useMoveCodes(onMoved?: (rest: string) => void) {
  const { t } = useTranslation('properties');
  const cache = useQueryClient();
  const failed = useFailure({ failed: reasonAlone });
  return useMutation({
    mutationFn: async ({ property, notes }: Noted) => {
      const { codes, rest } = splitCodes(notes);
      const params = { id: property.id };
      const access = await answerOf<NonNullable<typeof getHomeAccess.of>>(await send(getHomeAccess, { params }));
      // a second press after a lost answer adds nothing twice
      const told = access.notes?.includes(codes) ? access.notes : [access.notes, codes].filter(Boolean).join('\n');
      await send(saveHomeAccess, { params, body: { ...access, notes: told } });
      const { title, address } = property;
      await send(updateProperty, { params, body: { title, address, notes: rest || null } });
      return rest;
    },
    onSuccess: async (rest) => {
      onMoved?.(rest);
      showToast({ title: t('form.codesMoved'), tone: 'success' });
      await refetchChanged(cache, { topics: [...saveHomeAccess.changes, ...updateProperty.changes] });
    },
    onError: failed,
  });
}

/** Offers to move the codes in the notes of a home that has just been added; nothing where there are none. */
export function useCodesAction() {
  const { t } = useTranslation('properties');
  const move = useMoveCodes();
  return (property: Property) => {
    const { notes } = property;
    if (!notes || !holdsCode(notes)) return undefined;
    return { label: t('form.moveCodes'), onSelect: () => move.mutate({ property, notes }) };
  };
}
