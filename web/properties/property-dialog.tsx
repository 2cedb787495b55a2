import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AssignedJobsNotice } from './assigned-jobs-notice.tsx';
import { PlaceForm } from './place-form.tsx';
import { PropertyFields } from './property-fields.tsx';
import { lacksPlace, valuesOf } from './property-values.ts';
import { usePropertyForm } from './use-property-form.ts';

export interface PropertyDialogProps {
  /** The property that is changed; null registers a new one. */
  property: Property | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: (property: Property) => void;
}

/** Registers or changes a property; where a new address cannot be placed it goes on to ask for ZIP or time zone. */
export function PropertyDialog({ open, ...props }: PropertyDialogProps) {
  const [unplaced, setUnplaced] = useState<Property | null>(null);
  if (!open) return null;
  if (unplaced) {
    return <PlaceDialog {...props} property={unplaced} onClose={() => setUnplaced(null)} />;
  }
  return <FormDialog {...props} onUnplaced={setUnplaced} />;
}

/** The name under which the form of a property, or of a new one, is kept. */
export const keptProperty = (id = 'new') => `property:${id}`;

type FormDialogProps = Omit<PropertyDialogProps, 'open'> & { onUnplaced: (property: Property) => void };

function FormDialog({ property, onOpenChange, onSaved, onUnplaced }: FormDialogProps) {
  const { t } = useTranslation('properties');
  const { form, saving, changedSince, submit } = usePropertyForm({
    property,
    values: valuesOf(property),
    keepAs: keptProperty(property?.id),
    onSaved: (saved) => {
      onSaved?.(saved);
      // one that was unknown before is asked about in the form itself
      if (lacksPlace(saved) && !(property && lacksPlace(property))) onUnplaced(saved);
      else onOpenChange(false);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={property ? t('edit.title') : t('add.title')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('form.cancel')}</Button>
          <Button type="submit" form="property-form" variant="primary" loading={saving}>
            {property ? t('form.save') : t('form.add')}
          </Button>
        </>
      }
    >
      <form id="property-form" noValidate className="grid gap-4" onSubmit={submit}>
        {changedSince && (
          <Notice icon={Users} live>
            {t('toasts.changed')}
          </Notice>
        )}
        {property && <AssignedJobsNotice propertyId={property.id} />}
        <PropertyFields form={form} extent="full" property={property} />
      </form>
    </Dialog>
  );
}

type PlaceDialogProps = Pick<PropertyDialogProps, 'onOpenChange' | 'onSaved'> & {
  property: Property;
  onClose: () => void;
};

function PlaceDialog({ property, onOpenChange, onSaved, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('properties');
  const close = () => {
    onClose();
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('place.title', { title: property.title })}
      description={t('place.saved')}
    >
      <PlaceForm
        property={property}
        onLater={close}
        onSaved={(saved) => {
          onSaved?.(saved);
          close();
        }}
      />
    </Dialog>
  );
}
