import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { IntegrationStatus } from './integration-status.tsx';

interface CalendarLinesProps {
  integrations: readonly Integration[];
  /** The one that the address names: it opens by itself. */
  named: string | undefined;
  onOpen: (integration: Integration) => void;
}

const columns = 'md:grid-cols-[minmax(0,1fr)_11rem_9rem_9rem_1.25rem]';

/** Many calendars, a line each, so that all are seen in one look; a press opens one. */
export function CalendarLines({ integrations, named, onOpen }: CalendarLinesProps) {
  const { t } = useTranslation('calendars');
  const chosen = integrations.find(({ id }) => id === named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for each address
  useEffect(() => {
    if (chosen) onOpen(chosen);
  }, [chosen?.id]);
  return (
    <Card padding="none" className="overflow-hidden">
      <div
        aria-hidden
        className={`hidden gap-x-4 border-b border-line px-5 py-2.5 text-12 text-ink-soft md:grid ${columns}`}
      >
        <span>{t('lines.calendar')}</span>
        <span>{t('lines.status')}</span>
        <span>{t('lines.last')}</span>
        <span>{t('lines.next')}</span>
      </div>
      <ul className="divide-y divide-line">
        {integrations.map((integration) => (
          <li key={integration.id}>
            <Line integration={integration} onOpen={() => onOpen(integration)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ integration, onOpen }: { integration: Integration; onOpen: () => void }) {
  const { property, platform } = integration;
  const { last, next, lastSentence, nextSentence } = useTimes(integration);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`grid w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 gap-y-0.5 px-4 py-2 text-start text-14 hover:bg-sunken sm:px-5 md:min-h-11 ${columns}`}
    >
      <span className="flex min-w-0 items-baseline gap-x-2">
        <bdi className="min-w-0 truncate font-semibold">{property.title}</bdi>
        <span className="shrink-0 text-13 text-ink-soft max-md:hidden">{platformNames[platform]}</span>
      </span>
      <span className="justify-self-start">
        <IntegrationStatus integration={integration} />
      </span>
      <span className="text-13 text-ink-soft max-md:order-last max-md:col-span-2">
        <span className="md:hidden">{platformNames[platform]} · </span>
        <span className="md:sr-only">{lastSentence}</span>
        <span aria-hidden className="max-md:hidden">
          {last}
        </span>
      </span>
      <span className="text-13 text-ink-soft max-md:sr-only">
        <span className="sr-only">{nextSentence}</span>
        <span aria-hidden>{next}</span>
      </span>
      <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="text-ink-faint rtl:rotate-180" />
    </button>
  );
}

function useTimes({ lastSyncAt, nextRunAt, syncEnabled }: Integration) {
  const { t } = useTranslation('calendars');
  const { language } = useLanguage();
  const now = useNow();
  const ago = (instant: string) => formatRelative(instant, now, { language });
  const last = lastSyncAt ? ago(lastSyncAt) : t('lines.never');
  const lastSentence = lastSyncAt ? t('health.last', { when: last }) : t('health.never');
  if (!syncEnabled || !nextRunAt) return { last, lastSentence, next: t('lines.none'), nextSentence: t('health.off') };
  if (Date.parse(nextRunAt) <= now) return { last, lastSentence, next: t('lines.due'), nextSentence: t('health.due') };
  const next = ago(nextRunAt);
  return { last, lastSentence, next, nextSentence: t('health.next', { when: next }) };
}
