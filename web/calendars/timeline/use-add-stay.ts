import { useTranslation } from 'react-i18next';
import type { addBooking as addBookingCall } from '#contract/bookings.ts';
import { addBooking } from '#contract/calendar-calls.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

export type StayValues = SentBodyOf<typeof addBookingCall>;

const schema = () => import('#contract/bookings.ts').then(({ addBooking: { body } }) => body);

/** The form for a stay that no feed has. */
export function useAddStay(values: Pick<StayValues, 'propertyId' | 'checkInDate'>, onAdded: () => void) {
  const { t } = useTranslation('timeline');
  const form = useContractForm<StayValues>(schema, {
    defaultValues: { ...values, checkOutDate: '', guestName: null, numberOfGuests: null },
  });
  const add = useWrite(addBooking, {
    form,
    onSuccess: ({ jobCreated }) => {
      showToast({ title: t(jobCreated ? 'add.doneWithJob' : 'add.done'), tone: 'success' });
      onAdded();
    },
    failed: ({ error, reason, besideField }) => {
      if (besideField) return null;
      if (!(error instanceof ApiError) || error.code !== 'already_exists') return { title: reason, tone: 'danger' };
      form.setError('checkOutDate', { type: 'server', message: t('add.taken') }, { shouldFocus: true });
      return null;
    },
  });
  return { form, adding: add.isPending, submit: form.handleSubmit((body) => add.mutate({ body })) };
}
