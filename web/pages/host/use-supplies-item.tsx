import { Package } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { MenuItem } from '#web/ui/menu-panel.tsx';

const SuppliesDialog = fetchedAhead(() => import('#web/homes/supplies-dialog.tsx').then((file) => file.SuppliesDialog));

/** What opens the supplies of a property from the menu of its card, and their dialog. */
export function useSuppliesItem(): { itemOf: (property: Property) => MenuItem; dialog: ReactNode } {
  const { t } = useTranslation('properties');
  const [property, setProperty] = useState<Property | null>(null);
  return {
    itemOf: (of) => ({ label: t('card.supplies'), icon: Package, onSelect: () => setProperty(of) }),
    dialog: (
      <Suspense fallback={null}>
        {property && <SuppliesDialog property={property} onClose={() => setProperty(null)} />}
      </Suspense>
    ),
  };
}
