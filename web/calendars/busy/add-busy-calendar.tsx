import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addBusyCalendar } from '#contract/busy-calendar-calls.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { withScheme } from '#web/platform/with-scheme.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useFaultText } from '../use-fault-text.ts';

const schema = () => import('#contract/busy-calendars.ts').then(({ addBusyCalendar: { body } }) => body);

/** Takes the address of a private calendar. */
export function AddBusyCalendar() {
  const { t } = useTranslation('busyCalendars');
  const { ofError } = useFaultText();
  const form = useContractForm<{ calendarUrl: string }>(schema, { defaultValues: { calendarUrl: '' } });
  const sent = useRef<string>(null);
  const add = useWrite(addBusyCalendar, {
    onSuccess: () => {
      // the next address may have been typed while the list was being fetched
      if (form.getValues('calendarUrl') === sent.current) form.reset();
      showToast({ title: t('added'), description: t('addedText'), tone: 'success' });
    },
    // What is wrong with an address belongs beside it.
    failed: ({ error }) => {
      const message = isRefusal(error, 'already_exists') ? t('taken') : ofError(error);
      form.setError('calendarUrl', { type: 'server', message }, { shouldFocus: true });
      return null;
    },
  });
  const send = form.handleSubmit(({ calendarUrl }) => {
    sent.current = calendarUrl;
    add.mutate({ body: { calendarUrl: withScheme(calendarUrl) } });
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <FormLine
          form={form}
          name="calendarUrl"
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          label={t('address')}
        />
        <Button type="submit" variant="tinted" className="min-h-11" loading={add.isPending}>
          {t('add')}
        </Button>
      </div>
      <WhereToFind />
    </form>
  );
}

const services = ['google', 'apple', 'outlook'] as const;

function WhereToFind() {
  const { t } = useTranslation('busyCalendars');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <TextButton
        className="inline-flex items-center gap-1 text-13"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('where.ask')}
        <ChevronDown aria-hidden size={15} strokeWidth={1.75} className={open ? 'rotate-180' : undefined} />
      </TextButton>
      <ul id={id} hidden={!open} className="grid gap-2 text-13 text-ink-soft">
        {services.map((service) => (
          <li key={service}>{t(`where.${service}`)}</li>
        ))}
      </ul>
    </div>
  );
}
