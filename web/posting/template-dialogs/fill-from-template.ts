import { addDays } from '#contract/days.ts';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import { localTime } from '#contract/zoned-time.ts';
import type { PostingForm, PostingValues } from '../posting-values.ts';

/** The form as a template would have it: the property stays, and so does a day that was chosen; else it is tomorrow there. */
export function filledFrom(
  template: PostingTemplate,
  present: PostingValues,
  { timeZone, now }: { timeZone: string; now: Date },
): PostingValues {
  const { payoutCents, cleaningType, specialInstructions, customTasks, inviteFirst } = template;
  return {
    ...present,
    ...timesOf(template, present.startTime.slice(0, 10) || addDays(localTime(now, timeZone).date, 1)),
    ...{ payoutCents, cleaningType, customTasks, inviteFirst: inviteFirst ?? undefined },
    specialInstructions: specialInstructions ?? '',
  };
}

/** A template without hours leaves those that are there. */
function timesOf({ startTime, endTime }: PostingTemplate, day: string): Partial<PostingValues> {
  if (!startTime) return {};
  if (!endTime) return { startTime: `${day}T${startTime}` };
  const endDay = endTime > startTime ? day : addDays(day, 1);
  return { startTime: `${day}T${startTime}`, endTime: `${endDay}T${endTime}` };
}

/** Takes them in as if they had been typed: nothing that is proposed later replaces them. */
export function fillForm(form: PostingForm, values: PostingValues): void {
  const touched = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  form.setValue('startTime', values.startTime, touched);
  form.setValue('endTime', values.endTime, touched);
  form.setValue('cleaningType', values.cleaningType, touched);
  form.setValue('payoutCents', values.payoutCents, touched);
  form.setValue('specialInstructions', values.specialInstructions, touched);
  form.setValue('customTasks', values.customTasks, touched);
  form.setValue('inviteFirst', values.inviteFirst, touched);
}
