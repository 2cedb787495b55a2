import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';

/** A task of the job in the reader's language; undefined if it is none of the job's. */
export type NameOfTask = (id: string) => string | undefined;

type Evidence = NonNullable<Dispute['proposal']>['rules'][number]['evidence'][number];

/** A piece of evidence as a sentence in the reader's language and the property's time. */
export function useEvidenceWords(timeZone: string, nameOfTask: NameOfTask): (evidence: Evidence) => string {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { distance } = useDistance();
  return ({ code, id, params }) => {
    const { at, task, kilometers } = params;
    const values = {
      ...params,
      ...(typeof at === 'string' && { at: formatDateTime(at, { language, timeZone }) }),
      ...(task !== undefined && { task: (id && nameOfTask(id)) ?? task }),
      ...(typeof kilometers === 'number' && { distance: distance(kilometers) }),
    };
    // each sentence has values of its own, and the server sends those that belong to the code
    return String(t(`evidence.${code}`, values as never));
  };
}
