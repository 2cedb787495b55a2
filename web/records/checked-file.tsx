import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedRecord } from '#contract/check-record.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { formatMedium, formatNumber, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AboutPerson } from './about-person.tsx';
import { takeFocus } from './take-focus.ts';
import { Turnover } from './turnover.tsx';
import type { Checked } from './use-checked-file.ts';

/** Valid, or each thing that is not as it was made, with the way to the next file; below it what this one is about. */
export function CheckedFile({ checked, again }: { checked: Checked; again?: ReactNode }) {
  const { t } = useTranslation('records');
  const { faults, record, person, key, isCompared, brokenAt } = checked;
  const turnover = record && <Turnover record={record} parts={checked.parts} faults={faults} />;
  if (brokenAt === null && isOther(faults)) return <OtherFile faults={faults} again={again} />;
  if (faults.length > 0 || brokenAt !== null)
    return (
      <>
        <Faults faults={faults} brokenAt={brokenAt} again={again} />
        {turnover}
      </>
    );
  return (
    <>
      {isCompared ? (
        <Notice ref={takeFocus} live tone="green" icon={CircleCheck} title={t('valid')} action={again}>
          {t('validText')}
        </Notice>
      ) : (
        <Notice ref={takeFocus} live tone="amber" icon={TriangleAlert} action={again}>
          {t('notCompared')}
        </Notice>
      )}
      {record && <About record={record} signedBy={key ?? ''} />}
      {person && <AboutPerson record={person} signedBy={key ?? ''} />}
      {turnover}
    </>
  );
}

/** Nothing of Freshkey's, so nothing that anybody has changed. */
const isOther = (faults: CheckedRecord['faults']): boolean =>
  faults.length > 0 && faults.every(({ code }) => code === 'notAFile' || code === 'tooLarge');

function OtherFile({ faults, again }: Pick<CheckedRecord, 'faults'> & { again: ReactNode }) {
  const { t } = useTranslation('records');
  return (
    <Notice ref={takeFocus} live tone="amber" icon={TriangleAlert} action={again}>
      {faults.map(({ code }) => (
        <p key={code}>{t(`fault.${code}`)}</p>
      ))}
      <p>{t('wholeFile')}</p>
    </Notice>
  );
}

type FaultsProps = Pick<Checked, 'faults' | 'brokenAt'> & { again: ReactNode };

function Faults({ faults, brokenAt, again }: FaultsProps) {
  const { t } = useTranslation('records');
  return (
    <Notice ref={takeFocus} live tone="red" icon={CircleX} title={t('invalid')} action={again}>
      <p>{t('invalidText')}</p>
      <ul className="mt-2 list-disc ps-5 wrap-anywhere">
        {faults.map(({ code, n = 0, name = '', job }) => {
          const fault = t(`fault.${code}`, { n, name });
          return <li key={`${job} ${code} ${n} ${name}`}>{job ? t('inJob', { job, fault }) : fault}</li>;
        })}
        {brokenAt !== null && <li>{t('logBroken', { n: brokenAt })}</li>}
      </ul>
    </Notice>
  );
}

function About({ record, signedBy }: { record: JobRecord; signedBy: string }) {
  const { t } = useTranslation('records');
  const { language } = useLanguage();
  const { job, madeAt, origin, photos, links, seal } = record;
  const { timeZone } = job;
  const counted = {
    photos: formatNumber(photos.length, language),
    events: formatNumber(links.length, language),
  };
  const sealed = seal && { when: formatMedium(seal.entry.at, { language, timeZone }), n: seal.links };
  return (
    <Facts
      narrow
      facts={[
        { key: 'property', label: t('property'), value: <bdi>{job.address}</bdi> },
        { key: 'agreed', label: t('agreed'), value: formatRange(job.startTime, job.endTime, { language, timeZone }) },
        { key: 'content', label: t('content'), value: t('contentText', counted) },
        { key: 'made', label: t('made'), value: formatMedium(madeAt, { language, timeZone }) },
        { key: 'origin', label: t('origin'), value: <bdi className="wrap-anywhere">{origin}</bdi> },
        { key: 'seal', label: t('seal'), value: sealed ? t('sealed', sealed) : t('notSealedYet') },
        { key: 'key', label: t('key'), value: <bdi className="wrap-anywhere">{signedBy}</bdi> },
      ]}
    />
  );
}
