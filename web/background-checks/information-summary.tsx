import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { InformationValues } from './information-values.ts';

interface InformationSummaryProps {
  values: InformationValues;
  /** The last digits of a number that is stored already. */
  ssnLast4: string | null;
  onEdit: () => void;
}

/** What is known of who is to be checked, to be looked over rather than typed again. */
export function InformationSummary({ values, ssnLast4, onEdit }: InformationSummaryProps) {
  const { t } = useTranslation('backgroundChecks');
  const { language } = useLanguage();
  const { firstName, lastName, email, phone, dateOfBirth, socialSecurityNumber, address } = values;
  const born = formatDate(new Date(dateOfBirth), language, { dateStyle: 'long', timeZone: 'UTC' });
  const last4 = socialSecurityNumber?.replaceAll(/\D/g, '').slice(-4) || ssnLast4;
  const facts = [
    [t('form.firstName'), firstName],
    [t('form.lastName'), lastName],
    [t('form.email'), email],
    [t('form.phone'), phone],
    [t('form.dateOfBirth'), born],
    ...(last4 ? [[t('form.ssn'), t('form.ssnEnds', { last4 })]] : []),
    [t('form.street'), address.street],
    [t('form.city'), address.city],
    [t('form.state'), address.state],
    [t('form.zip'), address.zipCode],
  ] as const;
  return (
    <div className="grid gap-4 sm:col-span-2">
      <dl className="divide-y divide-line border-y border-line text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button className="justify-self-start" onClick={onEdit}>
        {t('form.edit')}
      </Button>
    </div>
  );
}
