import { ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHomeChecklist } from '#contract/home-calls.ts';
import type { Property } from '#contract/properties.ts';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { may } from '#web/platform/may.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const ChecklistDialog = fetchedAhead(() =>
  import('#web/homes/checklist-dialog.tsx').then((file) => file.ChecklistDialog),
);

type ListedProperty = Pick<Property, 'id' | 'title' | 'bedrooms' | 'bathrooms'>;

/** Where a host says what has to be done in a home, and a viewer reads it. */
export function ChecklistButton({ property, variant }: { property: ListedProperty } & Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('properties');
  const [open, setOpen] = useState(false);
  if (!may(getHomeChecklist)) return null;
  return (
    <>
      <Button
        size="compact"
        variant={variant}
        icon={ListChecks}
        aria-label={t('card.checklistOf', { title: property.title })}
        onClick={() => setOpen(true)}
      >
        {t('card.checklist')}
      </Button>
      <Suspense fallback={null}>{open && <WithHomes property={property} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function WithHomes({ property, onClose }: { property: ListedProperty; onClose: () => void }) {
  const { properties } = useHomes();
  return <ChecklistDialog property={property} homes={properties ?? []} onClose={onClose} />;
}
