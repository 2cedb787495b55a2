import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { useMoveCodes } from './use-move-codes.ts';

interface MoveCodesProps {
  property: Pick<Property, 'id' | 'title' | 'address'>;
  notes: string;
  /** What is left of the notes. */
  onMoved: (rest: string) => void;
}

/** Offers to move the codes in the notes of a home to where codes are sealed. */
export function MoveCodes({ property, notes, onMoved }: MoveCodesProps) {
  const { t } = useTranslation('properties');
  const move = useMoveCodes(onMoved);
  return (
    <TextButton disabled={move.isPending} onClick={() => move.mutate({ property, notes })}>
      {t('form.moveCodes')}
    </TextButton>
  );
}
