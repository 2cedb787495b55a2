import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/accounts.ts';
import { isErasedName } from '#web/platform/erased-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ContactLines } from '#web/ui/contact-lines.tsx';
import { Section } from '#web/ui/section.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

interface PersonCardProps {
  title: string;
  person: Person;
  picture?: string | null;
  /** The name, where it opens who they are. */
  name?: ReactNode;
  below?: ReactNode;
}

/** The other side of a job, with the ways to reach them where the reader may know these. */
export function PersonCard({ title, person, picture, name, below }: PersonCardProps) {
  const { t } = useTranslation('jobs');
  const gone = isErasedName(person.name);
  return (
    <Section title={title}>
      <div className="flex items-start gap-3">
        {!gone && <Avatar name={person.name} src={picture ?? null} />}
        <div className="grid min-w-0 gap-1">
          <p className={gone ? 'text-16 text-ink-soft' : 'text-16 font-semibold'}>
            {(!gone && name) || <bdi>{person.name}</bdi>}
          </p>
          {person.ratingAvg === null ? (
            <p className="text-14 text-ink-soft">{t('person.new')}</p>
          ) : (
            <StarRating value={person.ratingAvg} count={person.ratingCount} />
          )}
          <ContactLines email={person.email} phone={person.phone} />
          {below && !gone && <div className="justify-self-start">{below}</div>}
        </div>
      </div>
    </Section>
  );
}
