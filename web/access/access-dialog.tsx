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
import { LastLook } from './last-look.tsx';

interface AccessDialogProps {
  property: Pick<Property, 'id' | 'title' | 'timeZone'>;
  onClose: () => void;
}

const [formId, logId] = ['access-form', 'access-log'];

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
      size="wide"
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
      {/* who has looked stands beside it in sight, on a phone below, and the last of them above */}
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_14rem]">
        {access.data && <LastLook property={property} place={logId} />}
        {access.data && (
          <AccessForm id={formId} property={property} access={access.data} onSaved={onClose} onSaving={setSaving} />
        )}
        {access.error && !access.data && <ReadFailed title={t('dialog.failed')} read={access} />}
        {access.isPending && <Skeleton className="h-96" />}
        {access.data && (
          <div id={logId} tabIndex={-1} className="outline-none sm:sticky sm:top-0 sm:self-start">
            <AccessLooks property={property} />
          </div>
        )}
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
