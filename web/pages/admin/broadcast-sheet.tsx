import { useTranslation } from 'react-i18next';
import type { Broadcast } from '#contract/broadcasts.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { BroadcastBadge, useReached } from './broadcast-cells.tsx';
import { SectionLink, SectionLinks } from './section-links.tsx';

/** A mail to many as it was sent: its words, to whom, how many have it, and who sent it. */
export function BroadcastSheet({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const { t } = useTranslation(['broadcasts', 'adminLists']);
  const { id, subject, text } = broadcast;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={subject}
      description={<BroadcastBadge broadcast={broadcast} />}
    >
      <div className="grid gap-5">
        <Facts narrow facts={useFacts(broadcast)} />
        <Section title={t('text')} level={3}>
          <p dir="auto" className="text-14 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        </Section>
        <SectionLinks links={[{ label: t('adminLists:users.log'), section: 'audit-logs', q: id }]} />
      </div>
    </Sheet>
  );
}

function useFacts(broadcast: Broadcast) {
  const { t } = useTranslation(['broadcasts', 'adminLists']);
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const reached = useReached();
  const { id, audience, city, written, people, by, createdAt, endedAt } = broadcast;
  const left = people - written;
  return [
    { key: 'audience', label: t('audience'), value: t(`audiences.${audience}`) },
    { key: 'city', label: t('city'), value: city ? <bdi>{city}</bdi> : t('adminLists:none') },
    { key: 'written', label: t('written'), value: reached(broadcast) },
    ...(endedAt && left > 0 ? [{ key: 'left', label: t('notReached'), value: formatNumber(left, language) }] : []),
    { key: 'by', label: t('by'), value: <SectionLink section="users" id={by.id} name={by.name} /> },
    { key: 'when', label: t('when'), value: moment(createdAt) },
    ...(endedAt ? [{ key: 'ended', label: t('ended'), value: moment(endedAt) }] : []),
    { key: 'id', label: t('adminLists:id'), value: <IdText>{id}</IdText> },
  ];
}
