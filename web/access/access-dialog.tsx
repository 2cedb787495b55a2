import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHomeAccess } from '#contract/access-calls.ts';
import type { Property } from '#contract/properties.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { readKey, useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccessForm } from './access-form.tsx';
import { AccessLooks } from './access-looks.tsx';

interface AccessDialogProps {
  property: Pick<Property, 'id' | 'title' | 'timeZone'>;
  onClose: () => void;
}

const formId = 'access-form';

/** A host says how cleaners get into a property, and sees who has looked. */
export function AccessDialog({ property, onClose }: AccessDialogProps) {
  const { t } = useTranslation('access');
  const [saving, setSaving] = useState(false);
  // of a co-host, each reading is a look that the host sees
  const access = useRead(getHomeAccess, { params: { id: property.id }, once: true });
  useForgotten(property.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('dialog.title', { title: property.title })}
      description={t('dialog.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!access.data} loading={saving}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        {access.data && (
          <AccessForm id={formId} property={property} access={access.data} onSaved={onClose} onSaving={setSaving} />
        )}
        {access.error && !access.data && <ReadFailed title={t('dialog.failed')} read={access} />}
        {access.isPending && <Skeleton className="h-96" />}
        {access.data && <AccessLooks property={property} />}
      </div>
    </Dialog>
  );
}

/** Each opening reads it anew, and nothing of it stays behind. */
function useForgotten(propertyId: string) {
  const cache = useQueryClient();
  useEffect(
    () => () => cache.removeQueries({ queryKey: readKey(getHomeAccess, { params: { id: propertyId } }) }),
    [cache, propertyId],
  );
}
