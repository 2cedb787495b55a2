import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { isUnknownZone, zonedToUtc } from '#contract/zoned-time.ts';
import { useIsLateToCancel } from '#web/platform/use-is-late-to-cancel.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { MomentField } from './moment-field.tsx';
import type { PostingForm } from './posting-values.ts';
import { useWhen } from './use-when.ts';

// No first view has a time yet, and hardly a home lacks its zone.
const ZoneMissing = lazy(() => import('./zone-missing.tsx').then((file) => ({ default: file.ZoneMissing })));
const GuestNotice = lazy(() => import('./guest-notice.tsx').then((file) => ({ default: file.GuestNotice })));

/**
 * Start and end. The first start proposes the usual end of a turnover at this property, and another one keeps the length;
 * one that is soon says what canceling costs, and one while a guest is there until when.
 */
export function WhenFields({ form, property }: { form: PostingForm; property: Property | undefined }) {
  const { t } = useTranslation('posting');
  const start = form.watch('startTime');
  const late = useIsLateToCancel(property ? zonedToUtc(start, property.timeZone) : null);
  const when = useWhen(form, property);
  return (
    <Times {...{ form, when }} timeZone={property?.timeZone}>
      {late && <p className="text-13 text-ink-soft">{t('when.late')}</p>}
      <Suspense>{property && isUnknownZone(property.timeZone) && <ZoneMissing homeId={property.id} />}</Suspense>
      <Suspense>{property && start && <GuestNotice {...{ form, property }} onStart={when.startAt} />}</Suspense>
    </Times>
  );
}

/** Start and end of a job that is posted already: another start moves its end along, too. */
export function HeldTimes({ form, timeZone }: { form: PostingForm; timeZone: string }) {
  return <Times {...{ form, timeZone }} when={useWhen(form, undefined, { isHeld: true })} />;
}

interface TimesProps {
  form: PostingForm;
  when: ReturnType<typeof useWhen>;
  timeZone: string | undefined;
  /** What is said of them. */
  children?: ReactNode;
}

function Times({ form, when: { moved, startTyped, endTyped, undo }, timeZone, children }: TimesProps) {
  const { t } = useTranslation('posting');
  const start = form.watch('startTime');
  // an end that was typed for an earlier start may be over before this one begins
  const isPossible = moved?.startTime !== undefined || (moved !== null && moved.endTime > start);
  return (
    <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(72)),1fr))]">
      <MomentField form={form} name="startTime" label={t('when.start')} timeZone={timeZone} onChosen={startTyped} />
      <MomentField form={form} name="endTime" label={t('when.end')} timeZone={timeZone} onChosen={endTyped} />
      <div className="col-span-full grid gap-3 empty:hidden">
        {moved && (
          <p role="status" className="text-13 text-ink-soft">
            {t(moved.startTime ? 'when.moved' : 'when.endMoved')}{' '}
            {isPossible && <TextButton onClick={undo}>{t('when.undo')}</TextButton>}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
