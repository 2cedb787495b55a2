import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { isProven, type PersonRecord } from '#contract/person-record.ts';
import { type BackgroundCheckStatus, backgroundCheckStatuses } from '#contract/states.ts';
import { formatDate, formatMedium, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Facts } from '#web/ui/facts.tsx';

/** What a cleaner's own record says, and what of it more than the signature vouches for. */
export function AboutPerson({ record, signedBy }: { record: PersonRecord; signedBy: string }) {
  const { t } = useTranslation('records');
  const { language } = useLanguage();
  const { person, counts, jobs, olderJobs, madeAt, origin } = record;
  const shown = (count: number) => formatNumber(count, language);
  const counted = (count: number) => ({ count, shown: shown(count) });
  const { average } = counts;
  const rating =
    average === null
      ? t('person.noRatings')
      : t('person.rating', { average: formatNumber(average, language, 2), ...counted(counts.ratings) });
  const proven = t('person.proven', { ...counted(jobs.filter(isProven).length), all: shown(jobs.length) });
  return (
    <Facts
      narrow
      facts={[
        { key: 'name', label: t('person.name'), value: <bdi>{person.name}</bdi> },
        { key: 'since', label: t('person.since'), value: dayOf(person.since, language) },
        { key: 'jobs', label: t('person.jobs'), value: shown(counts.jobs) },
        { key: 'onTime', label: t('person.onTime'), value: shown(counts.onTime) },
        { key: 'confirmed', label: t('person.confirmed'), value: shown(counts.confirmed) },
        { key: 'couldNotClean', label: t('person.couldNotClean'), value: shown(counts.couldNotClean) },
        { key: 'ratings', label: t('person.ratings'), value: rating },
        { key: 'checks', label: t('person.checks'), value: <Checks checks={record.checks} /> },
        {
          key: 'proof',
          label: t('person.proof'),
          value: olderJobs > 0 ? `${proven} ${t('person.older', counted(olderJobs))}` : proven,
        },
        { key: 'made', label: t('made'), value: formatMedium(madeAt, { language }) },
        { key: 'origin', label: t('origin'), value: <bdi className="wrap-anywhere">{origin}</bdi> },
        { key: 'key', label: t('key'), value: <bdi className="wrap-anywhere">{signedBy}</bdi> },
      ]}
    />
  );
}

/** As on the paper in the file: of these only the day matters. */
const dayOf = (at: string, language: LanguageCode) => formatDate(new Date(at), language, { dateStyle: 'medium' });

// in the same words as the rest: the page has to work without a network
function Checks({ checks }: Pick<PersonRecord, 'checks'>) {
  const { t } = useTranslation('records');
  const { language } = useLanguage();
  if (checks.length === 0) return t('person.noChecks');
  return (
    <ul>
      {checks.map(({ status, decidedAt, expiresAt }) => {
        const result = isStatus(status) ? t(`person.result.${status}`) : status;
        const decided = decidedAt && dayOf(decidedAt, language);
        const told = { result, decided, expires: expiresAt && dayOf(expiresAt, language) };
        const sentence = !decided ? result : t(expiresAt ? 'person.checkUntil' : 'person.checkDecided', told);
        return <li key={`${status} ${decidedAt} ${expiresAt}`}>{sentence}</li>;
      })}
    </ul>
  );
}

// the file may be somebody else's: it says what it likes
const isStatus = (status: string): status is BackgroundCheckStatus =>
  backgroundCheckStatuses.some((known) => known === status);
