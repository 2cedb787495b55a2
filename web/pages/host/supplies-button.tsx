import { Package } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSupplies } from '#contract/home-calls.ts';
import type { Property } from '#contract/properties.ts';
import { may } from '#web/platform/may.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const SuppliesDialog = fetchedAhead(() => import('#web/homes/supplies-dialog.tsx').then((file) => file.SuppliesDialog));

/** What the home should never run out of, and what it is low on. */
export function SuppliesButton({ property, variant }: { property: Property } & Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('properties');
  const [open, setOpen] = useState(false);
  if (!may(listSupplies)) return null;
  return (
    <>
      <Button size="compact" variant={variant} icon={Package} onClick={() => setOpen(true)}>
        {t('card.supplies')}
      </Button>
      <Suspense fallback={null}>
        {open && <SuppliesDialog property={property} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
