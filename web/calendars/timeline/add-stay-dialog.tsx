import { TriangleAlert } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import type { Property } from '#contract/properties.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDay } from '../use-day.ts';
import { nameOfStay } from './name-of-stay.ts';
import { type StayValues, useAddStay } from './use-add-stay.ts';

interface AddStayDialogProps {
  properties: readonly Property[];
  /** '' where it is still to be chosen; a host with one property means that one. */
  propertyId: string;
  checkInDate: string;
  onClose: () => void;
  onAdded: (stay: Booking) => void;
}

/** Enters a stay by hand where no feed has it; its cleaning is planned as one from a feed would be. */
export function AddStayDialog({ properties, propertyId, checkInDate, onClose, onAdded }: AddStayDialogProps) {
  const { t } = useTranslation('timeline');
  const only = properties.length === 1 ? properties[0]?.id : undefined;
  const { form, inTheWay, adding, submit } = useAddStay(
    { propertyId: propertyId || (only ?? ''), checkInDate },
    onAdded,
  );
  const chosen = properties.find(({ id }) => id === form.watch('propertyId'));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add.title')}
      description={t('add.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('add.cancel')}</Button>
          <Button type="submit" form="add-stay" variant="primary" loading={adding}>
            {t(inTheWay.length > 0 ? 'add.anyway' : 'add.submit')}
          </Button>
        </>
      }
    >
      <form id="add-stay" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <PropertyField form={form} properties={properties} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField form={form} name="checkInDate" label={t('add.checkIn')} />
          <DateField form={form} name="checkOutDate" label={t('add.checkOut')} />
        </div>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <FormLine form={form} name="guestName" label={t('add.guest')} autoComplete="off" optional read={textOrNull} />
          <FormLine
            form={form}
            name="numberOfGuests"
            label={t('add.guests')}
            type="number"
            inputMode="numeric"
            min={1}
            optional
            read={numberOrNull}
          />
        </div>
        {chosen && <ItsCleaning home={chosen} />}
        {inTheWay.length > 0 && <InTheWay stays={inTheWay} />}
      </form>
    </Dialog>
  );
}

/** What saving does beyond the stay: a cleaning that is posted is public at once. */
function ItsCleaning({ home: { autoCreateJobs, defaultPayoutCents } }: { home: Property }) {
  const { t } = useTranslation('timeline');
  return (
    <p className="text-13 text-ink-soft">
      {autoCreateJobs ? t('add.posts', { amount: formatMoney(defaultPayoutCents) }) : t('add.postsNot')}
    </p>
  );
}

/** Which stays lie on these days already. */
function InTheWay({ stays }: { stays: readonly Booking[] }) {
  const { t } = useTranslation('timeline');
  const { t: calendarWords } = useTranslation('calendars');
  const day = useDay();
  return (
    <Notice tone="apricot" icon={TriangleAlert} title={t('add.inTheWay')} live>
      <ul>
        {stays.map((stay) => (
          <li key={stay.id}>
            <bdi>{nameOfStay(stay, t)}</bdi>
            {', '}
            {calendarWords('dates', { from: day(stay.checkInDate), until: day(stay.checkOutDate) })}
          </li>
        ))}
      </ul>
      <p>{t('add.anywayText')}</p>
    </Notice>
  );
}

const textOrNull = (typed: string | null) => typed?.trim() || null;
const numberOrNull = (typed: string | null) => (typed ? Number(typed) : null);

type Form = UseFormReturn<StayValues>;

function PropertyField({ form, properties }: { form: Form; properties: readonly Property[] }) {
  const { t } = useTranslation('timeline');
  return (
    <Controller
      control={form.control}
      name="propertyId"
      render={({ field, fieldState: { error } }) => (
        <Field label={t('month.filter')} error={error?.message} required>
          <HomeSelect {...field} placeholder={t('add.choose')} homes={properties} />
        </Field>
      )}
    />
  );
}

function DateField({ form, name, label }: { form: Form; name: 'checkInDate' | 'checkOutDate'; label: string }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { onChange, ...field }, fieldState: { error } }) => (
        <Field label={label} error={error?.message} required>
          <DateTimeField {...field} kind="date" onValueChange={onChange} />
        </Field>
      )}
    />
  );
}
