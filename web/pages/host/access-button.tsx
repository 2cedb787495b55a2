import { KeyRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHomeAccess } from '#contract/access-calls.ts';
import type { Property } from '#contract/properties.ts';
import { may } from '#web/platform/may.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const AccessDialog = fetchedAhead(() => import('#web/access/access-dialog.tsx').then((file) => file.AccessDialog));

/** Where a host says how cleaners get into a property. */
export function AccessButton({
  property,
  variant,
}: { property: Pick<Property, 'id' | 'title' | 'timeZone'> } & Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('properties');
  const [open, setOpen] = useState(false);
  if (!may(getHomeAccess)) return null;
  return (
    <>
      <Button
        size="compact"
        variant={variant}
        icon={KeyRound}
        aria-label={t('card.accessOf', { title: property.title })}
        onClick={() => setOpen(true)}
      >
        {t('card.access')}
      </Button>
      <Suspense fallback={null}>{open && <AccessDialog property={property} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
