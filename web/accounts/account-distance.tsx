import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { updateMe } from '#contract/calls.ts';
import { distanceUnits } from '#contract/distance.ts';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Miles or kilometres, for every distance that this account is told. The choice works at once. */
export function AccountDistance({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { setUser } = useSession();
  const save = useWrite(updateMe, {
    onSuccess: (saved) => {
      setUser(saved);
      showToast({ title: t('details.saved'), tone: 'success' });
    },
    failed: t('details.failed'),
  });
  const chosen = save.isPending ? save.variables.body.distanceUnit : user.distanceUnit;
  return (
    <Section title={t('distance.title')} description={t('distance.text')}>
      <Field label={t('distance.title')} help={t('savedAtOnce')} hideLabel className="sm:max-w-xs">
        <Select
          value={chosen}
          disabled={save.isPending}
          options={distanceUnits.map((value) => ({ value, label: t(`distance.${value}`) }))}
          onChange={({ target }) => {
            const distanceUnit = distanceUnits.find((unit) => unit === target.value);
            if (distanceUnit) save.mutate({ body: { distanceUnit } });
          }}
        />
      </Field>
    </Section>
  );
}
