import { useTranslation } from 'react-i18next';
import { ownerPlace, to } from '#web/paths.ts';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** As many as are looked over at once; the list of homes has the way to each. */
const most = 12;

/** The way to the statements of each home for its owner. */
export function OwnerStatements() {
  const { t } = useTranslation('ownerLink');
  const { properties = [], total } = useHomes();
  if (properties.length === 0) return null;
  return (
    <Section title={t('title')} description={t('listText')}>
      <ul className="flex flex-wrap items-center gap-2">
        {properties.slice(0, most).map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <LinkButton size="compact" to={`${to('hostHome', { id })}#${ownerPlace}`}>
              <bdi className="truncate">{title}</bdi>
            </LinkButton>
          </li>
        ))}
        {total > most && (
          <li className="ps-1 text-13">
            <TextLink to={to('hostDashboard', undefined, { tab: 'properties' })}>{t('all')}</TextLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
