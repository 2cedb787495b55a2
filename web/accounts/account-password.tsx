import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { setPassword } from '#contract/calls.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';

const schema = () => import('#contract/accounts.ts').then(({ setPassword }) => setPassword.body);
const empty = { currentPassword: undefined, password: '' };

/** Sets the first password, or changes it, for which the old one is asked. */
export function AccountPassword({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { setUser } = useSession();
  const always = user.role === 'ADMIN';
  const form = useContractForm(schema, { defaultValues: empty });
  const save = useWrite(setPassword, {
    onSuccess: () => {
      form.reset(empty);
      setUser({ ...user, hasPassword: true });
      showToast({ title: t('password.saved'), description: t('password.savedText'), tone: 'success' });
    },
    form,
    failed: ({ besideField }) => (besideField ? null : t('password.failed')),
  });
  return (
    <Section
      id="password"
      title={t('password.title')}
      description={always ? t('password.adminText') : t('password.text')}
    >
      <form noValidate data-lands className="grid gap-4" onSubmit={form.handleSubmit((body) => save.mutate({ body }))}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {user.hasPassword && (
            <FormLine
              form={form}
              name="currentPassword"
              label={t('password.current')}
              help={always ? undefined : t('password.currentHelp')}
              type="password"
              autoComplete="current-password"
              read={nothingTyped}
            />
          )}
          <FormLine
            form={form}
            name="password"
            label={t('password.new')}
            help={t('password.newHelp')}
            type="password"
            autoComplete="new-password"
          />
        </div>
        <Button type="submit" className="justify-self-start" loading={save.isPending}>
          {t('password.save')}
        </Button>
      </form>
    </Section>
  );
}

/** An empty field says that there is none, not that it is empty. */
const nothingTyped = (typed: string) => typed || undefined;
