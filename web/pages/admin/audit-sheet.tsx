import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import type { AdminSection } from '#web/admin/section-names.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AuditFact } from './audit-fact.tsx';
import { Actor, whyOf } from './audit-table.tsx';
import { useAuditWords } from './audit-words.ts';
import { SectionLinks } from './section-links.tsx';
import { useAuditDetails } from './use-audit-details.ts';
import { useReasonOf } from './use-narrowed-words.ts';

/** Where what an entry is about is listed. */
const sectionOf: Readonly<Record<string, AdminSection>> = {
  user: 'users',
  job: 'jobs',
  payment: 'payments',
  payout: 'payouts',
  report: 'disputes',
  'content report': 'content-moderation',
  'calendar integration': 'calendar-integration',
};

/** Their id is a word of the code’s, which their name says in the reader’s language. */
const named: ReadonlySet<string> = new Set(['list', 'setting']);

interface AuditSheetProps {
  entry: AuditEntry;
  onClose: () => void;
}

/** An entry in full: who, what, why, and what was before and after as it is written in the chain. */
export function AuditSheet({ entry, onClose }: AuditSheetProps) {
  const { t } = useTranslation('adminLists');
  const { ofAction } = useAuditWords();
  const { id, action } = entry;
  const reason = useReasonOf()(entry);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={ofAction(action)}
      description={t('audit.entry', { id })}
    >
      <div className="grid gap-5">
        <Facts narrow facts={useFacts(entry)} />
        {reason && (
          <Section title={t(whyOf(entry))} level={3}>
            <p className="text-14 wrap-anywhere whitespace-pre-line">
              <bdi>{reason}</bdi>
            </p>
          </Section>
        )}
        <Change entry={entry} />
        <Links entry={entry} />
      </div>
    </Sheet>
  );
}

/** The ways to what it is about, to what it moved money for or which check it decided, and to who did it. */
function Links({ entry: { actor, subject, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['adminLists', 'admin']);
  const { ofKind, nameOf } = useAuditWords();
  const section = sectionOf[subject.kind];
  // of money, the name is that of whose it is
  const ofOne = (subject.kind === 'user' && nameOf(subject)) || ofKind(subject.kind);
  return (
    <SectionLinks
      links={[
        ...(section ? [{ label: ofOne, section, q: subject.id } as const] : []),
        ...(after?.jobId ? [{ label: ofKind('job'), section: 'jobs', q: String(after.jobId) } as const] : []),
        ...(after?.paymentId
          ? [{ label: ofKind('payment'), section: 'payments', q: String(after.paymentId) } as const]
          : []),
        ...(after?.checkId
          ? [
              {
                label: t('admin:sections.background-checks'),
                section: 'background-checks',
                q: String(after.checkId),
              } as const,
            ]
          : []),
        ...(actor.id ? [{ label: actor.name || t('audit.actor'), section: 'users', q: actor.id } as const] : []),
      ]}
    />
  );
}

function useFacts({ at, actor, subject, after }: AuditEntry) {
  const { t } = useTranslation('adminLists');
  const moment = useOperatorTime();
  const { ofSubject, nameOf } = useAuditWords();
  return [
    { key: 'at', label: t('audit.at'), value: moment(at) },
    { key: 'actor', label: t('audit.actor'), value: <Actor entry={{ actor, subject }} /> },
    {
      key: 'subject',
      label: t('audit.subject'),
      value: (
        <>
          {ofSubject(subject, after)} <bdi className="block empty:hidden">{nameOf(subject)}</bdi>
        </>
      ),
    },
    ...(named.has(subject.kind) ? [] : [{ key: 'id', label: t('id'), value: <IdText>{subject.id}</IdText> }]),
  ];
}

/** What was and what is: codes and ids as the chain has them, with sums, people and the names of each in words. */
function Change({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('adminLists');
  const { keyOf } = useAuditDetails(entry);
  const { before, after } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const states = [{ when: 'before', state: before } as const, { when: 'after', state: after } as const]
    // of what has only begun there is nothing before
    .filter(({ state }) => state);
  return (
    <table className="w-full text-13">
      <thead>
        <tr className="border-b border-line text-start text-ink-soft">
          <td />
          {states.map(({ when }) => (
            <th key={when} scope="col" className="py-1.5 pe-3 text-start font-medium">
              {t(when === 'after' && !before ? 'audit.details' : `audit.${when}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-medium">
              {keyOf(name)}
            </th>
            {states.map(({ when, state }) => (
              <td key={when} className="py-1.5 pe-3 wrap-anywhere last:pe-0">
                <AuditFact entry={entry} name={name} fact={state?.[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
