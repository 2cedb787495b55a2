import { Check, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GuestPage } from '#contract/guest-pages.ts';
import { formatDateTime, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** A finished cleaning for whoever comes next: when, the pictures, what was checked, and what stands behind it. */
export function ReadyView({ page }: { page: GuestPage }) {
  const { t } = useTranslation('guestPage');
  const { language } = useLanguage();
  const address = usePublicAddress();
  const { title, cleanedAt, timeZone, photos } = page;
  return (
    <>
      <PageHead
        title={<bdi>{title}</bdi>}
        lede={t('cleaned', { when: formatDateTime(cleanedAt, { language, timeZone }) })}
      />
      <div className="grid gap-8">
        {photos.length > 0 && <Photos page={page} />}
        <Tasks page={page} />
        <p className="flex gap-3 rounded-card border border-line bg-surface p-4 text-14 text-ink-soft">
          <ShieldCheck aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-green-ink" />
          <span>
            {t(photos.length > 0 ? 'proofWithPhotos' : 'proof')}{' '}
            <TextLink to={address('trustAndSafety', 'record')}>{t('proofMore')}</TextLink>
          </span>
        </p>
      </div>
    </>
  );
}

function Photos({ page: { photos, timeZone } }: { page: GuestPage }) {
  const { t } = useTranslation('guestPage');
  const { language } = useLanguage();
  const nameOfRoom = useRoomName();
  const shown = photos.map(({ id, photoUrl, thumbnailUrl, takenAt, room }, index): Photo => {
    const time = formatTime(takenAt, { language, timeZone });
    const place = nameOfRoom(room);
    return {
      ...{ id, src: photoUrl, thumbnail: thumbnailUrl, caption: place ? t('photoIn', { room: place, time }) : time },
      alt: t('photo', { number: index + 1 }),
    };
  });
  return <PhotoGrid photos={shown} size="large" label={t('photos')} />;
}

/** By room, in the order of the list. */
function Tasks({ page: { tasks } }: { page: GuestPage }) {
  const { t } = useTranslation('guestPage');
  const nameOf = useTaskName();
  const nameOfRoom = useRoomName();
  const rooms = Map.groupBy(tasks, ({ room }) => nameOfRoom(room) ?? t('elsewhere'));
  if (tasks.length === 0) return null;
  return (
    <Section title={t('checked')} aside={t('count', { count: tasks.length })}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {[...rooms].map(([room, done]) => (
          <div key={room}>
            <h3 className="mb-1 text-14 font-semibold">
              <bdi>{room}</bdi>
            </h3>
            <ul className="grid gap-1.5 text-16">
              {done.map((task) => (
                <li key={task.id} className="flex gap-2.5">
                  <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-green-ink" />
                  <bdi>{nameOf(task)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
