import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { keptInline } from './kept-inline.ts';
import { PlaceForm } from './place-form.tsx';
import { PropertyFields } from './property-fields.tsx';
import { lacksPlace, valuesOf } from './property-values.ts';
import { usePropertyForm } from './use-property-form.ts';

interface InlinePropertyProps {
  onAdded: (property: Property) => void;
  /** Back to choosing; left out while there is nothing to choose from. */
  onCancel?: (() => void) | undefined;
}

/** Adds a property without leaving the page; one that cannot be placed is asked for its ZIP or time zone first. */
export function InlineProperty({ onAdded, onCancel }: InlinePropertyProps) {
  const { t } = useTranslation('properties');
  const [unplaced, setUnplaced] = useState<Property | null>(null);
  return (
    <Card className="grid gap-4">
      <h2 className="text-16">{t('inline.title')}</h2>
      {unplaced ? (
        <PlaceForm property={unplaced} onSaved={onAdded} onLater={() => onAdded(unplaced)} />
      ) : (
        <InlineForm
          onCancel={onCancel}
          onAdded={(saved) => (lacksPlace(saved) ? setUnplaced(saved) : onAdded(saved))}
        />
      )}
    </Card>
  );
}

function InlineForm({ onAdded, onCancel }: InlinePropertyProps) {
  const { t } = useTranslation('properties');
  const { form, saving, submit } = usePropertyForm({
    property: null,
    values: valuesOf(null),
    keepAs: keptInline,
    createdToast: t('inline.added'),
    onSaved: onAdded,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <PropertyFields form={form} extent="short" />
      <div className="flex flex-wrap-reverse gap-2 max-sm:*:grow">
        {onCancel && <Button onClick={onCancel}>{t('form.cancel')}</Button>}
        <Button type="submit" variant="tinted" loading={saving}>
          {t('form.add')}
        </Button>
      </div>
    </form>
  );
}
