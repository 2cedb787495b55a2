import { cx } from 'class-variance-authority';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAdminStats } from '#contract/calls.ts';
import type words from '#locales/en/admin.json';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Count } from '#web/ui/count.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AdminSection } from './section-names.ts';
import { type AdminStats, adminGroups, fewOpenJobs, type SectionCounts } from './sections.ts';
import { useMay } from './use-may.ts';

const entryLook =
  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-14 text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 aria-[current=page]:bg-green-tint aria-[current=page]:font-semibold aria-[current=page]:text-green-ink';

interface SectionListProps {
  /** The one that is shown, if any. */
  current: AdminSection | undefined;
  folded?: boolean;
  /** Where there is room to be gained by it. */
  onFold?: () => void;
}

/** The sections of the admin panel in groups, with what waits in each; the search stays on top however far they go. */
export function SectionList({ current, folded = false, onFold }: SectionListProps) {
  const { t } = useTranslation('admin');
  const [sought, setSought] = useState('');
  const stats = useRead(getAdminStats).data;
  const groups = useFoundGroups(folded ? '' : sought);
  return (
    <>
      <div data-stays className="sticky -top-1 z-1 -m-1 flex items-center gap-2 bg-paper p-1">
        {!folded && (
          <Field
            label={t('search')}
            hideLabel
            className="flex-1 pointer-fine:[&_input]:min-h-9 pointer-fine:[&_input]:py-1"
          >
            <TextInput
              type="search"
              icon={Search}
              placeholder={t('search')}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </Field>
        )}
        {onFold && (
          <IconButton
            className="max-lg:hidden"
            directional
            icon={folded ? PanelLeftOpen : PanelLeftClose}
            label={folded ? t('expand') : t('collapse')}
            aria-expanded={!folded}
            onClick={onFold}
          />
        )}
      </div>
      {groups.length === 0 && <p className="text-13 text-ink-soft">{t('noSection')}</p>}
      {groups.map(({ group, entries }) => (
        <div key={group} className="grid gap-0.5">
          {!folded && <p className="px-2.5 pb-1 text-12 text-ink-faint">{t(`groups.${group}`)}</p>}
          {entries.map((entry) => (
            <Entry key={entry.section} {...{ entry, stats, folded }} here={entry.section === current} />
          ))}
        </div>
      ))}
    </>
  );
}

function useFoundGroups(sought: string) {
  const { t } = useTranslation('admin');
  const wanted = sought.trim().toLocaleLowerCase();
  const { maySee } = useMay();
  const found = (section: AdminSection) =>
    maySee(section) && t(`sections.${section}`).toLocaleLowerCase().includes(wanted);
  return adminGroups
    .map(({ group, entries }) => ({ group, entries: entries.filter(({ section }) => found(section)) }))
    .filter(({ entries }) => entries.length > 0);
}

interface EntryProps {
  entry: (typeof adminGroups)[number]['entries'][number];
  stats: AdminStats | undefined;
  folded: boolean;
  here: boolean;
}

function Entry({ entry: { section, icon: Icon, counts }, stats, folded, here }: EntryProps) {
  const { t } = useTranslation('admin');
  const counted = stats && counts?.(stats);
  const explained = useId();
  const hint = useBadgeWords(section, stats, counted);
  return (
    <Link
      to={to('adminSection', { section })}
      aria-current={here ? 'page' : undefined}
      {...(hint && { 'aria-describedby': explained })}
      // folded, there is no room for words
      {...(hint && folded && { title: hint })}
      className={cx(entryLook, 'group relative', !folded && 'pointer-coarse:flex-wrap')}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <span className={folded ? 'sr-only' : 'flex-1'}>{t(`sections.${section}`)}</span>
      {counted && <Badge counts={counted} folded={folded} />}
      {hint && (
        // the link is described by it: it is no part of its name
        <span aria-hidden id={explained} className={cx('hidden', !folded && hintLook)}>
          {hint}
        </span>
      )}
    </Link>
  );
}

/** What waits for the reader, or is urgent, on a pill of its own colour; else a quiet number of what there is, which folded goes without. */
function Badge({
  counts: { yours = 0, theirs = 0, urgent = false },
  folded,
}: {
  counts: SectionCounts;
  folded: boolean;
}) {
  const { language } = useLanguage();
  const hot = urgent ? yours + theirs : yours;
  if (hot > 0)
    return (
      <Count
        value={hot}
        hot
        {...(folded && { className: 'lg:absolute lg:-end-1 lg:-top-0.5 lg:h-4 lg:min-w-4 lg:px-1' })}
      />
    );
  if (theirs === 0 || folded) return null;
  return <span className="px-1.5 text-12 text-ink-faint tabular-nums">{formatNumber(theirs, language)}</span>;
}

/** Beside the pointer or the focus; where there is neither, always there. */
const hintLook =
  'text-12 font-normal text-ink-soft pointer-coarse:block pointer-coarse:basis-full pointer-coarse:ps-7 pointer-coarse:pb-1 group-hover:block group-focus-visible:block pointer-fine:absolute pointer-fine:start-2 pointer-fine:top-full pointer-fine:z-10 pointer-fine:w-max pointer-fine:max-w-52 pointer-fine:rounded-control pointer-fine:border pointer-fine:border-line pointer-fine:bg-surface pointer-fine:px-2 pointer-fine:py-1';

/** What the number beside a section counts; null where there is none. */
function useBadgeWords(section: AdminSection, stats: AdminStats | undefined, counts: SectionCounts | undefined) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { yours = 0, theirs = 0, urgent = false } = counts ?? {};
  if (!stats || yours + theirs === 0) return null;
  const of = section === 'jobs' && urgent ? 'jobsMany' : section;
  const shown = (count: number) => formatNumber(count, language);
  const { failedNoticeCount: notices, failedTaskCount: tasks } = stats;
  return t(`badges.${of as keyof (typeof words)['badges']}`, {
    ...{ all: shown(yours + theirs), yours: shown(yours), theirs: shown(theirs) },
    ...{ notices: shown(notices), tasks: shown(tasks), limit: shown(fewOpenJobs) },
  });
}
