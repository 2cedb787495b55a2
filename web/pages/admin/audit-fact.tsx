import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { namedFacts } from '#contract/named-facts.ts';
import type { AdminSection } from '#web/admin/section-names.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { IdText } from '#web/ui/id-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useAuditDetails } from './use-audit-details.ts';

/** Where what a fact names by its id is listed. */
const sectionOf: Readonly<Record<string, AdminSection>> = {
  ...listedIn('users', namedFacts.user),
  ...listedIn('jobs', namedFacts.job),
  ...listedIn('background-checks', namedFacts['background check']),
  ...{ paymentId: 'payments', contentId: 'content-moderation' },
};

function listedIn(section: AdminSection, facts: readonly string[]) {
  return Object.fromEntries(facts.map((name) => [name, section]));
}

interface AuditFactProps {
  entry: AuditEntry;
  name: string;
  fact: string | number | null | undefined;
}

/** One fact of an entry: what it names is called by its name and leads there; an id without one can be copied. */
export function AuditFact({ entry, name, fact }: AuditFactProps) {
  const { t } = useTranslation('adminLists');
  const { maySee } = useMay();
  const { textOf } = useAuditDetails(entry);
  const text = textOf(name, fact) ?? t('none');
  const section = sectionOf[name];
  if (typeof fact !== 'string' || !isWholeId(fact)) return <bdi>{text}</bdi>;
  const shown = text === fact ? <IdText>{fact}</IdText> : <bdi>{text}</bdi>;
  if (!section || !maySee(section)) return shown;
  return <TextLink to={to('adminSection', { section }, { q: fact })}>{shown}</TextLink>;
}
