import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { InboxKeysHelp } from './inbox-keys-help.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

interface InboxProps {
  items: readonly InboxItem[];
  /** How many of them are settled, and stay only because they are open. */
  settled: number;
  /** How many there are in all. */
  total: number;
  /** What they are, in a sentence: it stands where the title would say less. */
  lede: ReactNode;
  /** How many of them are not shown so far. */
  left: number;
  onAll: () => void;
  loadingMore: boolean;
  row: (item: InboxItem) => ReactNode;
}

/** In this browser, whoever uses it: single letters get in the way of those who speak to it. */
const kept = 'inbox-keys';

/** All that needs the host, the most urgent first, settled by mouse, thumb or keys. */
export function Inbox({ items, settled, total, lede, left, onAll, loadingMore, row }: InboxProps) {
  const { t } = useTranslation(['host', 'hostParts']);
  const { language } = useLanguage();
  const name = whomItWaitsFor();
  const list = useRef<HTMLUListElement>(null);
  const [keys, setKeys] = useState(() => localStorage.getItem(kept) !== 'off');
  useInboxKeys(list, keys, items.length, settled);
  function switchKeys(on: boolean) {
    if (on) localStorage.removeItem(kept);
    else localStorage.setItem(kept, 'off');
    setKeys(on);
  }
  return (
    <Section
      namedAbove="always"
      title={name ? t('hostParts:needs.titleOf', { name }) : t('hostParts:needs.title')}
      aside={
        <div className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 text-16">{lede}</span>
          {total > 0 && <InboxKeysHelp enabled={keys} onEnabled={switchKeys} />}
        </div>
      }
    >
      {items.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('inbox.nothing')}</p>
      ) : (
        // what they say, until when and their buttons stand below each other where there is room
        <ul ref={list} className="divide-y divide-line lg:grid lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto]">
          {items.map(row)}
        </ul>
      )}
      {left > 0 && (
        <Button size="compact" className="mt-2" loading={loadingMore} onClick={onAll}>
          {t('inbox.more', { shown: formatNumber(left, language) })}
        </Button>
      )}
    </Section>
  );
}
