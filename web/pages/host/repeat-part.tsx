import { lazy } from 'react';
import type { Property } from '#contract/properties.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { RepeatField } from '#web/posting/repeat-field.tsx';
import { LatePart } from '../late-part.tsx';

// Most jobs come once.
const AfterStays = lazy(() => import('#web/series/after-stays.tsx').then((file) => ({ default: file.AfterStays })));

interface RepeatPartProps {
  form: PostingForm;
  properties: readonly Property[];
}

/** How often the cleaning comes again; after stays it is the calendar that posts, which is said and switched here. */
export function RepeatPart({ form, properties }: RepeatPartProps) {
  const [repeat, propertyId] = form.watch(['repeat', 'propertyId']);
  const property = properties.find(({ id }) => id === propertyId);
  return (
    <>
      <RepeatField form={form} />
      {repeat === 'afterStays' && property && (
        <LatePart height="h-24">
          <AfterStays property={property} />
        </LatePart>
      )}
    </>
  );
}
