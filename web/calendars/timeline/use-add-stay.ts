import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { addBooking as addBookingCall, Booking } from '#contract/bookings.ts';
import { addBooking, listBookings } from '#contract/calendar-calls.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

export type StayValues = SentBodyOf<typeof addBookingCall>;

const schema = () => import('#contract/bookings.ts').then(({ addBooking: { body } }) => body);

/** The form for a stay that no feed has. Where another stay lies in its way it asks before it is entered. */
export function useAddStay(values: Pick<StayValues, 'propertyId' | 'checkInDate'>, onAdded: (stay: Booking) => void) {
  const { t } = useTranslation('timeline');
  const [asked, setAsked] = useState<{ about: string; stays: Booking[] } | null>(null);
  const [looking, setLooking] = useState(false);
  const form = useContractForm<StayValues>(schema, {
    defaultValues: { ...values, checkOutDate: '', guestName: null, numberOfGuests: null },
  });
  const add = useWrite(addBooking, {
    form,
    onSuccess: (booking) => {
      showToast({ title: t(booking.jobCreated ? 'add.doneWithJob' : 'add.done'), tone: 'success' });
      onAdded(booking);
    },
    failed: ({ error, reason, besideField }) => {
      if (besideField) return null;
      if (!(error instanceof ApiError) || error.code !== 'already_exists') return { title: reason, tone: 'danger' };
      form.setError('checkOutDate', { type: 'server', message: t('add.taken') }, { shouldFocus: true });
      return null;
    },
  });
  const send = async (body: StayValues) => {
    const about = daysOf(body);
    if (asked?.about === about) return add.mutate({ body });
    setLooking(true);
    const stays = await staysInTheWay(body);
    setLooking(false);
    if (stays.length === 0) return add.mutate({ body });
    setAsked({ about, stays });
  };
  // the question is about these days: with others it is to be asked anew
  const inTheWay = asked?.about === daysOf(form.watch()) ? asked.stays : [];
  return { form, inTheWay, adding: looking || add.isPending, submit: form.handleSubmit(send) };
}

const daysOf = ({ propertyId, checkInDate, checkOutDate }: StayValues) =>
  [propertyId, checkInDate, checkOutDate].join(' ');

/** None where they cannot be asked for: the stay itself then says what is wrong. One that ends on the same day is refused anyway. */
async function staysInTheWay({ propertyId, checkInDate: from, checkOutDate: to }: StayValues): Promise<Booking[]> {
  const known = await call(listBookings, { query: { propertyId, from, to, limit: 100 } }).catch(() => []);
  return known.filter(
    ({ bookingStatus, checkInDate, checkOutDate }) =>
      bookingStatus !== 'canceled' && checkInDate < to && from < checkOutDate && checkOutDate !== to,
  );
}
