import { Repeat } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { MenuItem } from '#web/ui/menu-panel.tsx';

const RepeatsDialog = fetchedAhead(() => import('#web/series/repeats-dialog.tsx').then((file) => file.RepeatsDialog));

/** What opens what is cleaned again and again at a property from the menu of its card, and its dialog. */
export function useRepeatsItem(): { itemOf: (property: Property) => MenuItem; dialog: ReactNode } {
  const { t } = useTranslation('properties');
  const [property, setProperty] = useState<Property | null>(null);
  return {
    itemOf: (of) => ({ label: t('card.repeats'), icon: Repeat, onSelect: () => setProperty(of) }),
    dialog: (
      <Suspense fallback={null}>
        {property && <RepeatsDialog property={property} onClose={() => setProperty(null)} />}
      </Suspense>
    ),
  };
}
