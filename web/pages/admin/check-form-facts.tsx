import { useTranslation } from 'react-i18next';
import { getCheckForm } from '#contract/background-check-calls.ts';
import type { AdminBackgroundCheck, CheckForm } from '#contract/background-checks.ts';
import { phoneE164 } from '#contract/phone-e164.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useLoggedReading } from '#web/platform/use-logged-reading.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What the cleaner filled in, as whoever looks them up by hand needs it; the SSN is shown apart, for a reason. */
export function CheckFormFacts({ user }: Pick<AdminBackgroundCheck, 'user'>) {
  const { t } = useTranslation('adminChecks');
  const form = useRead(getCheckForm, { params: { userId: user.id }, once: true });
  useLoggedReading(getCheckForm);
  return (
    <Section title={t('form')} level={3}>
      {form.data ? (
        <FormFacts form={form.data} user={user} />
      ) : form.data === null ? (
        <p className="text-14 text-ink-soft">{t('formErased')}</p>
      ) : form.error ? (
        <ReadFailed title={t('formFailed')} read={form} />
      ) : (
        <Skeleton className="h-36" />
      )}
    </Section>
  );
}

/** What the report is about may be another person than the account: said where it is decided on. */
export function OtherName({ user }: Pick<AdminBackgroundCheck, 'user'>) {
  const { t } = useTranslation('adminChecks');
  const { data: form } = useRead(getCheckForm, { params: { userId: user.id }, once: true });
  const legal = form && legalName(form);
  if (!legal || isSameName(legal, user.name)) return null;
  const names = { legal: `\u2068${legal}\u2069`, shown: `\u2068${user.name}\u2069` };
  return (
    <div className="mt-4">
      <Notice tone="apricot">{t('nameDiffers', names)}</Notice>
    </div>
  );
}

/** The account’s own address and number stand above already: here only others do. */
function FormFacts({ form, user }: Pick<AdminBackgroundCheck, 'user'> & { form: CheckForm }) {
  const { t } = useTranslation(['adminChecks', 'backgroundChecks']);
  const { language } = useLanguage();
  const { street, city, state, zipCode } = form.address;
  const born = formatDate(new Date(form.dateOfBirth), language, { dateStyle: 'long', timeZone: 'UTC' });
  const name = legalName(form);
  return (
    <Facts
      narrow
      facts={[
        {
          key: 'name',
          label: t('legalName'),
          value: <Told value={name} differs={!isSameName(name, user.name)} />,
        },
        { key: 'born', label: t('backgroundChecks:form.dateOfBirth'), value: born },
        ...(isSameText(form.email, user.email)
          ? []
          : [{ key: 'email', label: t('email'), value: <Told value={form.email} differs /> }]),
        ...(isSamePhone(form.phone, user.phone)
          ? []
          : [
              {
                key: 'phone',
                label: t('phone'),
                value: <Told value={form.phone} differs={user.phone !== null} />,
              },
            ]),
        { key: 'street', label: t('backgroundChecks:form.street'), value: <bdi>{street}</bdi> },
        { key: 'city', label: t('backgroundChecks:form.city'), value: <bdi>{`${city}, ${state} ${zipCode}`}</bdi> },
      ]}
    />
  );
}

/** What was filled in, and whether the account says otherwise. */
function Told({ value, differs }: { value: string; differs: boolean }) {
  const { t } = useTranslation('adminChecks');
  return (
    <>
      <bdi className="wrap-anywhere">{value}</bdi>
      {differs && <span className="block text-13 font-normal text-apricot-ink">{t('differs')}</span>}
    </>
  );
}

const legalName = ({ firstName, lastName }: CheckForm) => `${firstName} ${lastName}`;
const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** Accents and middle names are no other person. */
const isSameName = (legal: string, shown: string) => {
  const [given, own] = [wordsOf(legal), wordsOf(shown)];
  return own.every((word) => given.includes(word)) || given.every((word) => own.includes(word));
};
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
const isSamePhone = (one: string, other: string | null) =>
  other !== null && (phoneE164(one) ?? one) === (phoneE164(other) ?? other);
