import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContact } from '#contract/calls.ts';
import { contactTopics } from '#contract/states.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** The message to support; what was typed stays until it has arrived. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const errorText = useErrorText();
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  const form = useForm();
  const send = useWrite(sendContact, {
    onSuccess: ({ reference }) => {
      setSent({ reference, email: form.getValues('email') });
      form.resetField('message');
    },
    form,
  });
  const { errors } = form.formState;
  if (sent) return <ContactSent {...sent} onAnother={() => setSent(null)} />;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((body) => send.mutate({ body }))}>
      {send.error && (
        <Notice tone="red" title={t('failed')} live>
          {errorText(send.error)}
        </Notice>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('name')} error={errors.name?.message} required>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('email')} help={t('emailHelp')} error={errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
      </div>
      <Field label={t('topic')} error={errors.topic?.message}>
        <Select
          options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
          {...form.register('topic')}
        />
      </Field>
      <Field label={t('message')} help={t('messageHelp')} error={errors.message?.message} required>
        <TextArea rows={7} maxLength={5000} {...form.register('message')} />
      </Field>
      <Button type="submit" variant="primary" size="large" className="sm:justify-self-start" loading={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

const schema = () => import('#contract/system.ts').then(({ sendContact }) => sendContact.body);

/** Name and email of whoever is logged in are filled in already. */
function useForm() {
  const { user } = useSession();
  return useContractForm(schema, {
    defaultValues: { name: '', email: '', topic: 'other', message: '' },
    ...(user && { values: { name: user.name, email: user.email, topic: 'other', message: '' } }),
    resetOptions: { keepDirtyValues: true },
  });
}

type ContactSentProps = { reference: string; email: string; onAnother: () => void };

/** Shown once the server has taken the message, with the name under which it is kept. */
function ContactSent({ reference, email, onAnother }: ContactSentProps) {
  const { t } = useTranslation('contact');
  return (
    <Card padding="large" role="status" className="grid justify-items-start gap-2">
      <MailCheck aria-hidden size={28} strokeWidth={1.75} className="text-green-ink" />
      <h2 className="text-20">{t('sent')}</h2>
      <p className="text-16 text-ink-soft">{t('sentText', { email })}</p>
      <p className="text-28 font-semibold tabular-nums">
        <bdi>{reference}</bdi>
      </p>
      <Button className="mt-3" onClick={onAnother}>
        {t('another')}
      </Button>
    </Card>
  );
}
