import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getHomeAccess, saveHomeAccess } from '#contract/access-calls.ts';
import { updateProperty } from '#contract/calls.ts';
import { splitCodes } from '#contract/lines-with-codes.ts';
import type { Property } from '#contract/properties.ts';
import { answerOf, send } from '#web/platform/api.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface MoveCodesProps {
  property: Pick<Property, 'id' | 'title' | 'address'>;
  notes: string;
  /** What is left of the notes. */
  onMoved: (rest: string) => void;
}

/**
 * Moves the lines of the notes that tell a code to where codes are sealed. They are there before they leave the notes:
 * if the connection breaks in between, they are in both places and not in none.
 */
export function MoveCodes({ property, notes, onMoved }: MoveCodesProps) {
  const { t } = useTranslation('properties');
  const cache = useQueryClient();
  const failed = useFailure({ failed: reasonAlone });
  const move = useMutation({
    mutationFn: async () => {
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
      onMoved(rest);
      showToast({ title: t('form.codesMoved'), tone: 'success' });
      await refetchChanged(cache, { topics: [...saveHomeAccess.changes, ...updateProperty.changes] });
    },
    onError: failed,
  });
  return (
    <TextButton disabled={move.isPending} onClick={() => move.mutate()}>
      {t('form.moveCodes')}
    </TextButton>
  );
}
