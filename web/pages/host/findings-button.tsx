import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOpenFindings } from '#contract/finding-calls.ts';
import type { Property } from '#contract/properties.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';

const HomeFindings = fetchedAhead(() => import('./home-findings.tsx').then((file) => file.HomeFindings));

/** How much of what cleaners found at a property its host has not dealt with, and the way to it; nothing where there is none. */
export function FindingsButton({ property }: { property: Property }) {
  const { t } = useTranslation('findings');
  const [open, setOpen] = useState(false);
  const { data: all = [] } = useRead(listOpenFindings);
  const findings = all.filter(({ propertyId }) => propertyId === property.id);
  if (findings.length === 0 && !open) return null;
  return (
    <>
      <Button size="compact" variant="tinted" icon={TriangleAlert} onClick={() => setOpen(true)}>
        {t('open', { number: findings.length })}
      </Button>
      <OnceOpen open={open}>
        <HomeFindings property={property} findings={findings} open={open} onOpenChange={setOpen} />
      </OnceOpen>
    </>
  );
}
