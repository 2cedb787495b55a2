import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { giveDetails } from '#contract/sign-in-calls.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { OtherWays } from './other-ways.tsx';
import { RoleChoice } from './role-choice.tsx';
import { StepHead } from './step-head.tsx';
import { TermsNote } from './terms-note.tsx';

const schema = () => import('#contract/accounts.ts').then(({ giveDetails }) => giveDetails.body);

interface DetailsPanelProps {
  user: User;
  onGiven: (role: User['role']) => void;
  onSignOut: () => void;
}

/** Asks whoever proved an e-mail that a stranger had registered who they are: what signing up would have asked. */
export function DetailsPanel({ user, onGiven, onSignOut }: DetailsPanelProps) {
  const { t } = useTranslation('auth');
  const { setUser } = useSession();
  const form = useContractForm(schema, { defaultValues: { name: '', phone: '', role: 'HOST' } });
  const give = useWrite(giveDetails, {
    onSuccess: (known) => {
      setUser(known);
      onGiven(known.role);
    },
    form,
    failed: ({ besideField }) => (besideField ? null : t('details.failed')),
  });
  return (
    <>
      <StepHead title={t('details.title')}>
        <RichText
          text={t('details.lede', { email: user.email })}
          parts={{ address: (address) => <address dir="ltr">{address}</address> }}
        />
      </StepHead>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => give.mutate({ body }))}>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => <RoleChoice value={field.value} onChange={field.onChange} />}
        />
        <FormLine form={form} name="name" label={t('fields.name')} autoComplete="name" />
        <FormLine
          form={form}
          name="phone"
          label={t('fields.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          optional
        />
        <Button type="submit" variant="primary" size="large" className="mt-1 w-full" loading={give.isPending}>
          {t('details.submit')}
        </Button>
        <TermsNote />
      </form>
      <OtherWays>
        <TextButton onClick={onSignOut}>{t('details.leave')}</TextButton>
      </OtherWays>
    </>
  );
}
