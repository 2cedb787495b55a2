import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { CardSkeleton } from './card-skeleton.tsx';

const AddCard = fetchedAhead(() => import('./add-card.tsx').then((file) => file.AddCard));

export interface AddCardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The card is saved and listed. */
  onAdded?: (() => void) | undefined;
  /** What the card is needed for right away: how much is charged, and when. */
  charge?: ReactNode;
}

/** Saves a card for later charges. */
export function AddCardDialog({ open, onOpenChange, onAdded, charge }: AddCardDialogProps) {
  const { t } = useTranslation('payments');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('add.title')} description={t('add.text')}>
      {charge && <div className="mb-4">{charge}</div>}
      <Suspense fallback={<CardSkeleton />}>
        <AddCard
          onAdded={() => {
            onOpenChange(false);
            onAdded?.();
          }}
        />
      </Suspense>
    </Dialog>
  );
}
