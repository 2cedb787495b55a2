import type { ReactNode } from 'react';
import type { HostJob } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { BudgetField } from './budget-field.tsx';
import { FirstInvited } from './first-invited.tsx';
import { InstructionsField } from './instructions-field.tsx';
import { OverlapNotice, WasPosted } from './overlap-notice.tsx';
import { postedThen } from './posted-then.ts';
import type { PostingForm } from './posting-values.ts';
import { PropertyChoice } from './property-choice.tsx';
import { Tasks } from './tasks.tsx';
import { TypeField } from './type-field.tsx';
import { WhenFields } from './when-fields.tsx';

interface PostingFieldsProps {
  form: PostingForm;
  properties: readonly Property[];
  /** The host's jobs that are not over, to warn of two at once. */
  jobs: readonly HostJob[];
  /** The job that this form has posted, where its answer was lost. */
  posted?: HostJob | undefined;
  /** Left out where the property is chosen outside the form. */
  withProperty?: boolean;
  /** Stands beside the property: the way to add one. */
  propertyAside?: ReactNode;
  /** Stands below the times: how often it comes again. */
  repeat?: ReactNode;
}

/** All that makes a job: where, when, what, for how much, and what every bidder should know. */
export function PostingFields({
  form,
  properties,
  jobs,
  posted,
  withProperty = true,
  propertyAside,
  repeat,
}: PostingFieldsProps) {
  const [propertyId, often, startTime, endTime] = form.watch(['propertyId', 'repeat', 'startTime', 'endTime']);
  const property = properties.find(({ id }) => id === propertyId);
  // after stays it is the calendar that posts: nothing else is asked
  const isPosted = often !== 'afterStays';
  return (
    <>
      {withProperty && <PropertyChoice form={form} properties={properties} aside={propertyAside} />}
      {isPosted && <WhenFields form={form} property={property} />}
      {repeat}
      {isPosted && (
        <>
          <WasPosted job={posted} />
          <OverlapNotice other={property && postedThen(jobs, property, { startTime, endTime })} />
          <TypeField form={form} />
          <Tasks form={form} />
          <BudgetField form={form} />
          <InstructionsField form={form} />
          <FirstInvited form={form} />
        </>
      )}
    </>
  );
}
