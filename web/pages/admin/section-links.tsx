import { useTranslation } from 'react-i18next';
import type { AdminSection } from '#web/admin/section-names.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface SectionLinksProps {
  links: readonly { label: string; section: AdminSection; q: string }[];
  /** The page of what is open, beside the sections. */
  page?: { label: string; to: string };
}

/** What is open beside the list is named so in its address. */
const openedIn = { users: 'user', jobs: 'job' } as const;

interface SectionLinkProps {
  section: keyof typeof openedIn;
  /** Null where nothing is known of it. */
  id: string | null;
  name: string;
}

/** A name that opens whom or what it stands for over its whole list, for who may see the section. */
export function SectionLink({ section, id, name }: SectionLinkProps) {
  const { maySee } = useMay();
  const shown = <bdi className="wrap-anywhere">{name}</bdi>;
  if (!id || !maySee(section)) return shown;
  return <TextLink to={to('adminSection', { section }, { [openedIn[section]]: id })}>{shown}</TextLink>;
}

/** The ways from what is open to what belongs to it in other sections. */
export function SectionLinks({ links, page }: SectionLinksProps) {
  const { t } = useTranslation('adminLists');
  const { maySee } = useMay();
  return (
    <nav
      aria-label={t('links')}
      className="flex flex-wrap gap-x-5 text-14 *:inline-flex *:min-h-8 *:items-center pointer-coarse:*:min-h-11"
    >
      {page && <TextLink to={page.to}>{page.label}</TextLink>}
      {links
        .filter(({ section }) => maySee(section))
        .map(({ label, section, q }) => (
          <TextLink key={`${section} ${label}`} to={`${to('adminSection', { section })}?${new URLSearchParams({ q })}`}>
            {label}
          </TextLink>
        ))}
    </nav>
  );
}
