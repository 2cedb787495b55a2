import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProperty } from '#contract/calls.ts';
import type { HostProperty } from '#contract/properties.ts';
import { may } from '#web/platform/may.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const PropertyDialog = fetchedAhead(() =>
  import('#web/properties/property-dialog.tsx').then((file) => file.PropertyDialog),
);

/** Changes a home where it is read: its page stays open behind the form. */
export function EditHomeButton({ home }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  const [open, setOpen] = useState(false);
  if (!may(updateProperty)) return null;
  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      <Suspense fallback={null}>{open && <PropertyDialog open property={home} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
