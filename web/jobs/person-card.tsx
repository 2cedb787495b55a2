import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/accounts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/section.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

interface PersonCardProps {
  title: string;
  person: Person;
  /** The name, where it opens who they are. */
  name?: ReactNode;
}

/** The other side of a job, with the ways to reach them where the reader may know these. */
export function PersonCard({ title, person, name }: PersonCardProps) {
  const { t } = useTranslation('jobs');
  return (
    <Section title={title}>
      <div className="flex items-start gap-3">
        <Avatar name={person.name} />
        <div className="grid min-w-0 gap-1">
          <p className="text-16 font-semibold">{name || <bdi>{person.name}</bdi>}</p>
          {person.ratingAvg === null ? (
            <p className="text-14 text-ink-soft">{t('person.new')}</p>
          ) : (
            <StarRating value={person.ratingAvg} count={person.ratingCount} />
          )}
          {person.email && <Way icon={Mail} href={`mailto:${person.email}`} text={person.email} />}
          {person.phone && <Way icon={Phone} href={`tel:${person.phone}`} text={person.phone} />}
        </div>
      </div>
    </Section>
  );
}

function Way({ icon: Icon, href, text }: { icon: typeof Mail; href: string; text: string }) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-14">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <a
        href={href}
        className={`${textLinkStyle} inline-flex min-w-0 items-center wrap-anywhere pointer-coarse:min-h-11`}
      >
        <bdi>{text}</bdi>
      </a>
    </p>
  );
}
