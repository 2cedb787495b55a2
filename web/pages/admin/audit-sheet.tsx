import { ArrowRight } from 'lucide-react';
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

/** What changed from what to what, and what else is known of it, in words; what nothing is known of is left out. */
function Change({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('adminLists');
  const { keyOf } = useAuditDetails(entry);
  const { before, after } = entry;
  const known = (name: string) => [before?.[name], after?.[name]].some((fact) => fact !== null && fact !== undefined);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(known);
  if (names.length === 0) return null;
  return (
    <Section title={t(before ? 'audit.changes' : 'audit.details')} level={3}>
      <table className="w-full text-14">
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="w-2/5 py-2 pe-3 text-start font-normal text-ink-soft">
                {keyOf(name)}
              </th>
              <td className="py-2 wrap-anywhere">
                <FromTo entry={entry} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Of what was another before, both; of what has only been, that it has been. */
function FromTo({ entry, name }: { entry: AuditEntry; name: string }) {
  const { t } = useTranslation('adminLists');
  const [was, is] = [entry.before?.[name], entry.after?.[name]];
  const hadValue = was !== undefined && was !== is;
  return (
    <>
      {hadValue && (
        <span className="text-ink-soft">
          <span className={is === undefined ? undefined : 'sr-only'}>{`${t('audit.before')}: `}</span>
          <AuditFact entry={entry} name={name} fact={was} />
        </span>
      )}
      {hadValue && is !== undefined && (
        <ArrowRight
          aria-hidden
          size={14}
          strokeWidth={1.75}
          className="mx-2 inline-block align-middle text-ink-faint rtl:-scale-x-100"
        />
      )}
      {is !== undefined && (
        <span className="font-semibold">
          {hadValue && <span className="sr-only">{` ${t('audit.after')}: `}</span>}
          <AuditFact entry={entry} name={name} fact={is} />
        </span>
      )}
    </>
  );
}
