import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { isUnknownZone } from '#contract/zoned-time.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { PlaceFields } from './place-fields.tsx';
import { usePropertyForm } from './use-property-form.ts';

interface PlaceFormProps {
  property: Property;
  onSaved: (property: Property) => void;
  /** The property stays as it is; jobs there are listed without distance. */
  onLater: () => void;
}

/** Asks where a saved property is, with the browser's time zone offered. */
export function PlaceForm({ property, onSaved, onLater }: PlaceFormProps) {
  const { t } = useTranslation('properties');
  const { title, address } = property;
  const { form, saving, submit } = usePropertyForm({
    property,
    // one that nobody has chosen is not offered either
    values: { title, address, ...(!isUnknownZone(ownZone()) && { timeZone: ownZone() }) },
    onSaved,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <PlaceFields form={form} />
      <div className="flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
        <Button onClick={onLater}>{t('place.later')}</Button>
        <Button type="submit" variant="primary" loading={saving}>
          {t('place.save')}
        </Button>
      </div>
    </form>
  );
}
