import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { showEvidence } from '#contract/moderation-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** What was reported or flagged and why, fetched only when asked for: each look is logged. */
export function ContentEvidence({ id }: Pick<ReportedContent, 'id'>) {
  const { t } = useTranslation('contentReports');
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('admin.evidence')} description={t('admin.evidenceNote')}>
      {open ? <Evidence id={id} /> : <Button onClick={() => setOpen(true)}>{t('admin.show')}</Button>}
    </Section>
  );
}

function Evidence({ id }: { id: string }) {
  const { t } = useTranslation('contentReports');
  const read = useRead(showEvidence, { params: { id } });
  const { data, error } = read;
  if (!data) return error ? <ReadFailed title={t('admin.failed')} read={read} /> : <SkeletonRows rows={2} />;
  const { text, photoUrl, thumbnailUrl, matches } = data;
  const alt = t('admin.picture');
  return (
    <div className="grid gap-4">
      {text && <Said text={text} parts={matches.map(({ part }) => part)} />}
      {photoUrl && (
        <div className="w-56 max-w-full">
          <PhotoGrid
            label={alt}
            photos={[{ id: photoUrl, src: photoUrl, alt, ...(thumbnailUrl && { thumbnail: thumbnailUrl }) }]}
          />
        </div>
      )}
      {!text && !photoUrl && <p className="text-14 text-ink-soft">{t('admin.gone')}</p>}
      {matches.length > 0 && (
        <Facts
          narrow
          facts={matches.map(({ flag, part }) => ({
            key: `${flag} ${part}`,
            label: t(`admin.flags.${flag}`),
            value: <bdi className="wrap-anywhere">{part}</bdi>,
          }))}
        />
      )}
    </div>
  );
}

/** The words with what a rule speaks of marked, wherever it stands as it was found. */
function Said({ text, parts }: { text: string; parts: readonly string[] }) {
  const found = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const pieces = found ? text.split(new RegExp(`(${found})`, 'giu')) : [text];
  return (
    <p dir="auto" className="rounded-card bg-sunken px-3 py-2 text-14 whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        <Fragment key={index}>
          {index % 2 === 1 ? <mark className="rounded-mark bg-apricot-tint text-apricot-ink">{piece}</mark> : piece}
        </Fragment>
      ))}
    </p>
  );
}
