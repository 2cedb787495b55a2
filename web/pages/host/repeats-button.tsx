import { Repeat } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const RepeatsDialog = fetchedAhead(() => import('#web/series/repeats-dialog.tsx').then((file) => file.RepeatsDialog));

/** What is cleaned again and again at a property. */
export function RepeatsButton({ property }: { property: Property }) {
  const { t } = useTranslation('properties');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact"
        icon={Repeat}
        aria-label={t('card.repeatsOf', { title: property.title })}
        onClick={() => setOpen(true)}
      >
        {t('card.repeats')}
      </Button>
      <Suspense fallback={null}>
        {open && <RepeatsDialog property={property} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
