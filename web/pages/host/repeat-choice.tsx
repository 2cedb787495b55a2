import type { Property } from '#contract/properties.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { RepeatField } from '#web/posting/repeat-field.tsx';
import { isSeries } from '#web/posting/repeats.ts';
import { AfterStays } from '#web/series/after-stays.tsx';
import { BothPost } from '#web/series/both-post.tsx';

interface RepeatChoiceProps {
  form: PostingForm;
  properties: readonly Property[];
}

/** How often the cleaning comes again; after stays it is the calendar that posts, which is said and switched here. */
export function RepeatChoice({ form, properties }: RepeatChoiceProps) {
  const [repeat, propertyId] = form.watch(['repeat', 'propertyId']);
  const property = properties.find(({ id }) => id === propertyId);
  return (
    <>
      <RepeatField form={form} />
      {isSeries(repeat) && property && <BothPost property={property} />}
      {repeat === 'afterStays' && property && <AfterStays property={property} />}
    </>
  );
}
