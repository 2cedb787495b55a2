import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { RecordContent } from '#contract/record-chain.ts';
import type { RecordFault } from '#contract/record-faults.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { type TimelineKind, timelineKinds } from '#contract/states.ts';
import type words from '#locales/en/recordEvents.json';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { FaultsHere } from './faults-here.tsx';
import { useMoment } from './use-moment.ts';
import { useRecordedTask } from './use-recorded-task.ts';

interface RecordEventsProps {
  record: JobRecord;
  faults: readonly RecordFault[];
}

/** The links of the chain in their order, what each tells, and what is wrong with it. */
export function RecordEvents({ record, faults }: RecordEventsProps) {
  const { t } = useTranslation('recordEvents');
  const { language } = useLanguage();
  const moment = useMoment(record);
  const detailOf = useDetail(record);
  return (
    <ol className="divide-y divide-line text-14">
      {record.links.map((link) => {
        const { n, at, content, hash } = link;
        const wrong = faults.filter((fault) => fault.n === n);
        const detail = content && detailOf(content);
        return (
          <li
            // a spoiled file may have a number, and a hash, twice
            key={`${hash} ${record.links.indexOf(link)}`}
            className={cx(
              'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-2 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]',
              wrong.length > 0 && '-mx-2 rounded-control bg-red-tint px-2',
            )}
          >
            <span className="text-end text-13 text-ink-soft tabular-nums">{formatNumber(Number(n), language)}</span>
            <div>
              {content ? <Kind kind={content.kind} /> : <span className="text-ink-soft">{t('closed')}</span>}
              {content?.kind === 'record begun' && <KnownThen known={content.known} moment={moment} />}
              {detail && <span className="block text-13 text-ink-soft wrap-anywhere">{detail}</span>}
              <FaultsHere faults={wrong} />
            </div>
            <span className="text-13 text-ink-soft tabular-nums max-sm:col-start-2">{moment(String(at))}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Kind({ kind }: { kind: string }) {
  const { t, i18n } = useTranslation('recordEvents');
  // there are words for it
  return i18n.exists(`recordEvents:kind.${kind}`) ? t(`kind.${kind as KnownKind}`) : <bdi>{kind}</bdi>;
}
type KnownKind = keyof (typeof words)['kind'];

/** What had happened to a job that is older than the records, as its first link tells it. */
function KnownThen({ known, moment }: { known: unknown; moment: (at: string) => string }) {
  const { t } = useTranslation(['recordEvents', 'jobs']);
  const timeline = isFields(known) && Array.isArray(known.timeline) ? known.timeline.filter(isFields) : [];
  if (timeline.length === 0) return null;
  return (
    <div className="text-13 text-ink-soft">
      {t('known')}
      <ul className="list-disc ps-5">
        {timeline.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            {isTimelineKind(kind) ? t(`jobs:timeline.${kind}`) : <bdi>{String(kind)}</bdi>}{' '}
            <span className="tabular-nums">{moment(String(at))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
const isTimelineKind = (said: unknown): said is TimelineKind => timelineKinds.some((known) => known === said);
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a link tells besides what happened: of which task or photo, who, how much. */
function useDetail({ people, checklist, photos }: JobRecord): (content: RecordContent) => string {
  const { t } = useTranslation('recordEvents');
  const nameOf = useRecordedTask({ checklist });
  return (content) => {
    const { cleaner, task, photo, from, by, stars } = content;
    const cents = content.amountCents ?? (isAboutPrice(content.kind) ? content.payoutCents : undefined);
    const marked = checklist.find(({ id }) => id === task);
    const parts = [
      marked && nameOf(marked),
      photos.find(({ id }) => id === photo)?.file,
      isAboutCleaner(content.kind) && people.find(({ mark }) => mark === cleaner)?.name,
      isRole(from) && t(`role.${from}`),
      isRole(by) && t(`role.${by}`),
      typeof cents === 'number' && Number.isSafeInteger(cents) && formatMoney(cents),
      typeof stars === 'number' && t('stars', { count: stars }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}

const isAboutPrice = (kind: string) => ['job posted', 'job changed', 'bid accepted', 'request accepted'].includes(kind);
const isAboutCleaner = (kind: string) => /^(bid|request|cleaner|deadline)/.test(kind);
const isRole = (said: unknown): said is 'host' | 'cleaner' => said === 'host' || said === 'cleaner';
