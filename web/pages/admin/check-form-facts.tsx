import { useTranslation } from 'react-i18next';
import { getCheckForm } from '#contract/background-check-calls.ts';
import type { CheckForm } from '#contract/background-checks.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What the cleaner filled in, as whoever looks them up by hand needs it; the SSN is shown apart, for a reason. */
export function CheckFormFacts({ userId }: { userId: string }) {
  const { t } = useTranslation('admin');
  const form = useRead(getCheckForm, { params: { userId } });
  return (
    <Section title={t('checks.form')} level={3}>
      {form.data ? (
        <FormFacts form={form.data} />
      ) : form.data === null ? (
        <p className="text-14 text-ink-soft">{t('checks.formErased')}</p>
      ) : form.error ? (
        <ReadFailed title={t('checks.formFailed')} read={form} />
      ) : (
        <Skeleton className="h-36" />
      )}
    </Section>
  );
}

function FormFacts({ form }: { form: CheckForm }) {
  const { t } = useTranslation(['admin', 'backgroundChecks']);
  const { language } = useLanguage();
  const { street, city, state, zipCode } = form.address;
  const born = formatDate(new Date(form.dateOfBirth), language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Facts
      narrow
      facts={[
        { key: 'name', label: t('checks.legalName'), value: <bdi>{`${form.firstName} ${form.lastName}`}</bdi> },
        { key: 'born', label: t('backgroundChecks:form.dateOfBirth'), value: born },
        { key: 'email', label: t('checks.email'), value: <bdi className="break-all">{form.email}</bdi> },
        { key: 'phone', label: t('checks.phone'), value: <bdi dir="ltr">{form.phone}</bdi> },
        { key: 'street', label: t('backgroundChecks:form.street'), value: <bdi>{street}</bdi> },
        { key: 'city', label: t('backgroundChecks:form.city'), value: <bdi>{`${city}, ${state} ${zipCode}`}</bdi> },
      ]}
    />
  );
}
