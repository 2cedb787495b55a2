import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { updateMe } from '#contract/calls.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { writtenPhone } from './written-phone.ts';

const schema = () => import('#contract/accounts.ts').then(({ updateMe }) => updateMe.body);

/** Name and phone. */
export function AccountDetails({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { setUser } = useSession();
  const form = useContractForm(schema, { values: { name: user.name, phone: writtenPhone(user.phone ?? '') } });
  const save = useWrite(updateMe, {
    onSuccess: (saved) => {
      setUser(saved);
      showToast({ title: t('details.saved'), tone: 'success' });
    },
    form,
    failed: ({ besideField }) => (besideField ? null : t('details.failed')),
  });
  return (
    <Section
      id="details"
      className="scroll-mt-20"
      title={t('details.title')}
      {...(user.role !== 'ADMIN' && { description: t('details.text') })}
    >
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => save.mutate({ body }))}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormLine
            form={form}
            name="name"
            label={t('details.name')}
            help={user.role === 'CLEANER' ? t('details.nameHelp') : undefined}
            autoComplete="name"
          />
          <FormLine form={form} name="phone" label={t('details.phone')} type="tel" autoComplete="tel" optional />
        </div>
        <Button
          type="submit"
          className="justify-self-start"
          loading={save.isPending}
          disabled={!form.formState.isDirty}
        >
          {t('details.save')}
        </Button>
      </form>
    </Section>
  );
}
