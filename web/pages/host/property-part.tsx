import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { chooseProperty, PropertyChoice } from '#web/posting/property-choice.tsx';
import { keptInline } from '#web/properties/kept-inline.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const InlineProperty = fetchedAhead(() =>
  import('#web/properties/inline-property.tsx').then((file) => file.InlineProperty),
);

interface PropertyPartProps {
  form: PostingForm;
  properties: readonly Property[];
  /** Another way to fill in the form, beside the choice. */
  aside?: ReactNode;
}

/** Chooses the property, or adds one on the spot; without any, the form for it is open. */
export function PropertyPart({ form, properties, aside }: PropertyPartProps) {
  const { t } = useTranslation('posting');
  const waits = useWaitsTyped();
  const [adding, setAdding] = useState(properties.length === 0 || waits(keptInline));
  if (!adding) {
    const add = <TextButton onClick={() => setAdding(true)}>{t('property.add')}</TextButton>;
    const ways = (
      <span className="flex flex-wrap justify-end gap-x-4 text-13">
        {aside}
        {add}
      </span>
    );
    return <PropertyChoice form={form} properties={properties} aside={ways} />;
  }
  return (
    <div className="grid gap-3">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <InlineProperty
          onCancel={properties.length > 0 ? () => setAdding(false) : undefined}
          onAdded={(property) => {
            chooseProperty(form, [property], property.id);
            setAdding(false);
          }}
        />
      </Suspense>
      {form.formState.errors.propertyId && (
        <Notice tone="red" live>
          {t('property.saveFirst')}
        </Notice>
      )}
    </div>
  );
}
