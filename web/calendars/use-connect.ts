import { useTranslation } from 'react-i18next';
import type { addIntegration as addIntegrationCall, Integration } from '#contract/calendar.ts';
import { addIntegration } from '#contract/calendar-calls.ts';
import type { CalendarPlatform } from '#contract/calendar-words.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { Property } from '#contract/properties.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { withScheme } from '#web/platform/with-scheme.ts';
import { showToast } from '#web/ui/toast.tsx';
import { recognize } from './recognize.ts';
import { isAboutAddress, useFaultText } from './use-fault-text.ts';

export type ConnectValues = SentBodyOf<typeof addIntegrationCall>;

const schema = () => import('#contract/calendar.ts').then(({ addIntegration: { body } }) => body);

/** What is known before the form opens. */
export interface ConnectStart {
  propertyId?: string;
  platform?: CalendarPlatform;
  address?: string;
}

interface Connecting {
  start: ConnectStart;
  properties: readonly Property[];
  onConnected: (integration: Integration) => void;
}

/** The form that connects a calendar; a host with one property need not choose it. */
export function useConnect({ start: { propertyId, platform, address = '' }, properties, onConnected }: Connecting) {
  const { t } = useTranslation('calendars');
  const { ofError } = useFaultText();
  const only = properties.length === 1 ? properties[0]?.id : undefined;
  const known = recognize(address);
  const form = useContractForm<ConnectValues>(schema, {
    defaultValues: {
      propertyId: propertyId ?? only ?? '',
      platform: known.platform ?? platform,
      externalPropertyId: known.listing ?? '',
      calendarUrl: address,
    },
  });
  const connect = useWrite(addIntegration, {
    form,
    onSuccess: (integration) => {
      showToast({ title: t('toasts.added'), tone: 'success' });
      onConnected(integration);
    },
    failed: ({ error, besideField }) => {
      if (besideField) return null;
      if (!isAboutAddress(error)) return { title: t('toasts.addFailed'), description: ofError(error), tone: 'danger' };
      form.setError('calendarUrl', { type: 'server', message: ofError(error) }, { shouldFocus: true });
      return null;
    },
  });
  const submit = form.handleSubmit(
    ({ calendarUrl, ...body }) => {
      const whole = withScheme(calendarUrl ?? '');
      form.setValue('calendarUrl', whole);
      connect.mutate({ body: { ...body, calendarUrl: whole } });
    },
    () => showToast({ title: t('toasts.missing'), description: t('toasts.missingText'), tone: 'danger' }),
  );
  return { form, connecting: connect.isPending, submit };
}
