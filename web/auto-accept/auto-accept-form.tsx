import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AutoAccept, saveAutoAccept as SaveAutoAccept } from '#contract/auto-accept.ts';
import { saveAutoAccept } from '#contract/auto-accept-calls.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { maximumPayoutCents, minimumBidCents } from '#contract/money.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { CentsField } from '#web/ui/cents-field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type Home, HomeChoice } from './home-choice.tsx';

const schema = () => import('#contract/auto-accept.ts').then(({ autoAcceptForm }) => autoAcceptForm);

type RuleValues = SentBodyOf<typeof SaveAutoAccept>;

interface AutoAcceptFormProps {
  rule: AutoAccept;
  homes: readonly Home[];
}

/** Up to what price, and for which homes. Nothing is accepted before it is saved. */
export function AutoAcceptForm({ rule, homes }: AutoAcceptFormProps) {
  const { t } = useTranslation('autoAccept');
  const form = useContractForm<RuleValues>(schema, {
    defaultValues: { on: true, upToCents: rule.upToCents, propertyIds: rule.propertyIds },
  });
  const save = useWrite(saveAutoAccept, {
    form,
    failed: t('failed'),
    onSuccess: () => {
      form.reset(form.getValues());
      showToast({ title: t('saved'), tone: 'success' });
    },
  });
  const [propertyIds] = form.watch(['propertyIds']);
  const setHomes = (ids: string[] | null) => form.setValue('propertyIds', ids, { shouldDirty: true });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => save.mutate({ body }))(event)}
    >
      <PriceField form={form} />
      <Checkbox
        checked={propertyIds != null}
        onCheckedChange={(some) => setHomes(some ? [] : null)}
        label={t('someHomes')}
      />
      {propertyIds && (
        <HomeChoice
          homes={homes}
          chosen={propertyIds}
          onChange={setHomes}
          error={form.formState.errors.propertyIds?.message}
        />
      )}
      <Button type="submit" className="justify-self-start" loading={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

function PriceField({ form }: { form: UseFormReturn<RuleValues> }) {
  const { t } = useTranslation('autoAccept');
  return (
    <Controller
      control={form.control}
      name="upToCents"
      render={({ field, fieldState }) => (
        <Field label={t('price')} help={t('priceHelp')} error={fieldState.error?.message} required>
          <CentsField
            ref={field.ref}
            least={minimumBidCents}
            most={maximumPayoutCents}
            name={field.name}
            defaultCents={field.value ?? undefined}
            onCentsChange={(cents) => field.onChange(cents ?? null)}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
