import { useTranslation } from 'react-i18next';
import type { changeIntegration as changeIntegrationCall, Integration } from '#contract/calendar.ts';
import { changeIntegration } from '#contract/calendar-calls.ts';
import { platformNames } from '#contract/calendar-words.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { withScheme } from '#web/platform/with-scheme.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NoAddress } from './no-address.tsx';
import { useFaultText } from './use-fault-text.ts';
import { WhereToFind } from './where-to-find.tsx';

type Values = SentBodyOf<typeof changeIntegrationCall>;

const schema = () => import('#contract/calendar.ts').then(({ changeIntegration: { body } }) => body);

interface AddressDialogProps {
  integration: Integration;
  onClose: () => void;
  onChanged: (integration: Integration) => void;
}

/** Gives a calendar its address, another one, or none. */
export function AddressDialog({ integration, onClose, onChanged }: AddressDialogProps) {
  const { t } = useTranslation('calendars');
  const { ofError } = useFaultText();
  const form = useContractForm<Values>(schema, { defaultValues: { calendarUrl: '' } });
  const change = useWrite(changeIntegration, {
    onSuccess: onChanged,
    // What is wrong with an address belongs beside it.
    failed: ({ error }) => {
      form.setError('calendarUrl', { type: 'server', message: ofError(error) }, { shouldFocus: true });
      return null;
    },
  });
  const send = form.handleSubmit((body) => {
    const calendarUrl = withScheme(body.calendarUrl ?? '');
    form.setValue('calendarUrl', calendarUrl);
    change.mutate({ params: { id: integration.id }, body: { ...body, calendarUrl } });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('address.title')}
      description={
        <>
          {platformNames[integration.platform]} · <bdi>{integration.property.title}</bdi>
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>{t('connect.cancel')}</Button>
          <Button
            type="submit"
            form="calendar-address"
            variant="primary"
            disabled={!form.watch('calendarUrl')?.trim()}
            loading={change.isPending}
          >
            {t('address.save')}
          </Button>
        </>
      }
    >
      <form id="calendar-address" noValidate onSubmit={(event) => void send(event)}>
        <FormLine
          form={form}
          name="calendarUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          label={t('connect.address')}
        />
        <div className="@container pt-2">
          <WhereToFind platform={integration.platform} />
        </div>
      </form>
      {integration.calendarUrl && <NoAddress {...{ integration, onChanged }} />}
    </Dialog>
  );
}
