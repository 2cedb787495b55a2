import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { saveSearch } from '#contract/saved-search-calls.ts';
import type { saveSearch as SaveSearch } from '#contract/saved-searches.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { keptSearch } from './kept-search.ts';
import { type Filters, useFilterWords } from './use-filter-words.ts';

const schema = () => import('#contract/saved-searches.ts').then(({ savedSearchForm }) => savedSearchForm);

type Values = SentBodyOf<typeof SaveSearch>;

/** Keeps the present filters under a name, and tells of new jobs that they find. */
export function SaveDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const { t } = useTranslation('searches');
  const errorText = useErrorText();
  const words = useFilterWords();
  const form = useContractForm<Values>(schema, {
    defaultValues: { ...filters, name: nameOf(words(filters)), notify: true },
    keepAs: keptSearch,
  });
  const save = useWrite(saveSearch, {
    onSuccess: ({ name }) => {
      showToast({ title: t('save.done'), description: name, tone: 'success' });
      onClose();
    },
    form,
    failed: () => null,
  });
  const { error } = save;
  const beside = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;
  const own = error instanceof ApiError && (error.code === 'already_exists' || error.code === 'too_many');
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('save.title')}
      description={words(filters)}
      footer={
        <>
          <Button onClick={onClose}>{t('save.cancel')}</Button>
          <Button type="submit" form="save-search" variant="primary" loading={save.isPending}>
            {t('save.button')}
          </Button>
        </>
      }
    >
      <form
        id="save-search"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit((body) => save.mutate({ body }))(event)}
      >
        <Field label={t('save.name')} error={errors.name?.message ?? errors.until?.message} required>
          <TextInput autoComplete="off" maxLength={longestName} {...form.register('name')} />
        </Field>
        <Switch
          checked={form.watch('notify') ?? true}
          onCheckedChange={(on) => form.setValue('notify', on)}
          label={t('notify.label')}
          detail={t('notify.text')}
        />
        {error && !beside && (
          <Notice tone="red" live>
            {own ? t(`save.${error.code === 'too_many' ? 'full' : 'taken'}`) : errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

const longestName = 60;

/** What it asks for as a name, as far as a name reaches; in a field the marks around an amount are not needed. */
function nameOf(words: string): string {
  const plain = words.replace(/[\u2068\u2069]/g, '');
  return plain.length <= longestName ? plain : plain.slice(0, plain.lastIndexOf(' · ', longestName));
}
