import { Repeat } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const RepeatsDialog = fetchedAhead(() => import('#web/series/repeats-dialog.tsx').then((file) => file.RepeatsDialog));

/** What is cleaned again and again at a property. */
export function RepeatsButton({ property, variant }: { property: Property } & Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('properties');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact"
        variant={variant}
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
