import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countBroadcast, testBroadcast } from '#contract/broadcast-calls.ts';
import { broadcastAudiences } from '#contract/broadcast-words.ts';
import type { BroadcastDraft } from '#contract/broadcasts.ts';
import { call } from '#web/platform/api.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useAsksToDiscard } from '#web/platform/use-asks-to-discard.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { BroadcastConfirm } from './broadcast-confirm.tsx';

const begun: BroadcastDraft = { audience: 'everyone', city: '', subject: '', text: '' };
const schema = () => import('#contract/broadcasts.ts').then((file) => file.broadcastDraft);

/** Writes a mail to many: first whom and what, then how many that are, to be confirmed. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm<BroadcastDraft>(schema, { defaultValues: begun, keepAs: 'broadcast' });
  const [draft, setDraft] = useState<BroadcastDraft | null>(null);
  if (draft) return <BroadcastConfirm draft={draft} onBack={() => setDraft(null)} onSent={onClose} />;
  return <WriteBroadcast form={form} onClose={onClose} onWritten={() => setDraft(form.getValues())} />;
}

interface WriteProps {
  form: UseFormReturn<BroadcastDraft>;
  onClose: () => void;
  onWritten: () => void;
}

function WriteBroadcast({ form, onClose, onWritten }: WriteProps) {
  const { t } = useTranslation('broadcasts');
  const formId = useId();
  const test = useTest();
  const isWritten = () => {
    const { subject, text } = form.getValues();
    return Boolean(subject.trim() || text.trim());
  };
  /** A city that nobody lives in is mostly misspelled: said where it was written. */
  async function findPeople({ audience, city: typed }: BroadcastDraft) {
    const city = typed.trim();
    // whatever else is wrong, the next step says itself
    const count = city ? await call(countBroadcast, { query: { audience, city } }).catch(() => null) : null;
    if (count && count.people + count.unsubscribed === 0)
      return form.setError('city', { type: 'server', message: t('nobodyThere') }, { shouldFocus: true });
    onWritten();
  }
  const { leave, question } = useAsksToDiscard(isWritten, () => {
    form.reset(begun);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('new')}
      description={t('newText')}
      footer={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button
            loading={test.isPending}
            onClick={() => void form.handleSubmit(({ subject, text }) => test.mutate({ body: { subject, text } }))()}
          >
            {t('test')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.formState.isSubmitting}>
            {t('next')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.handleSubmit(findPeople)}>
        <BroadcastFields form={form} />
      </form>
      {question}
    </Dialog>
  );
}

function BroadcastFields({ form }: { form: UseFormReturn<BroadcastDraft> }) {
  const { t } = useTranslation('broadcasts');
  return (
    <>
      <Field label={t('audience')} required>
        <Select
          options={broadcastAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          {...form.register('audience')}
        />
      </Field>
      <FormLine form={form} name="city" label={t('city')} help={t('cityHelp')} optional autoComplete="off" />
      <FormLine form={form} name="subject" label={t('subject')} autoComplete="off" />
      <Field label={t('text')} help={t('textHelp')} error={form.formState.errors.text?.message} required>
        <TextArea rows={8} maxLength={5000} {...form.register('text')} />
      </Field>
    </>
  );
}

function useTest() {
  const { t } = useTranslation('broadcasts');
  const email = useSession().user?.email ?? '';
  return useWrite(testBroadcast, {
    onSuccess: () => showToast({ title: t('tested', { email: `\u2068${email}\u2069` }), tone: 'success' }),
    failed: reasonAlone,
  });
}
