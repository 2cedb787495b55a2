import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAnswer } from '#contract/bulk.ts';
import { bulkMost } from '#contract/bulk-limit.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { BulkAction } from './bulk-dialog.tsx';
import type { BulkChoice } from './use-bulk-choice.ts';

const BulkDialog = fetchedAhead(() => import('./bulk-dialog.tsx').then((file) => file.BulkDialog));

interface BulkOffer {
  action: BulkAction;
  /** Those of the selected ones that it changes; without it all. */
  fits?: (id: string) => boolean;
  send: (reason: string, ids: readonly string[]) => Promise<BulkAnswer>;
}

export interface BulkPanelProps {
  choice: BulkChoice;
  /** What may be done to what is selected, and how. */
  offers: readonly BulkOffer[];
}

/** How many rows are selected and what can be done to all of them, at the foot of the window: no row moves under the pointer. */
export function BulkPanel({ choice, offers }: BulkPanelProps) {
  const { t } = useTranslation('adminPeople');
  const { language } = useLanguage();
  // what was selected when the question was asked: the list may be another once it is answered
  const [asked, setAsked] = useState<(BulkOffer & Pick<BulkChoice, 'names'>) | null>(null);
  const { names, clear, selection } = choice;
  const offered = offers.map((offer) => ({
    ...offer,
    names: new Map([...names].filter(([id]) => offer.fits?.(id) ?? true)),
  }));
  const close = (refused: readonly string[]) => {
    setAsked(null);
    selection.onChange(new Set(refused));
  };
  return (
    <>
      {names.size > 0 && (
        <section
          aria-label={t('bulk.actions')}
          className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface px-3 py-2"
        >
          <p role="status" className="min-w-32 flex-1 text-14 font-medium tabular-nums">
            {names.size > bulkMost
              ? t('bulk.most', { shown: formatNumber(bulkMost, language) })
              : t('bulk.selected', { shown: formatNumber(names.size, language) })}
          </p>
          {offered.map((offer) => (
            <Button
              key={offer.action}
              size="compact"
              disabled={offer.names.size === 0 || names.size > bulkMost}
              onClick={() => setAsked(offer)}
            >
              {offer.names.size === 0 || offer.names.size === names.size
                ? t(`bulk.${offer.action}`)
                : t('bulk.ofSome', {
                    action: t(`bulk.${offer.action}`),
                    fit: formatNumber(offer.names.size, language),
                    all: formatNumber(names.size, language),
                  })}
            </Button>
          ))}
          <Button size="compact" variant="quiet" onClick={clear}>
            {t('bulk.clear')}
          </Button>
        </section>
      )}
      <Suspense fallback={null}>
        {asked && <BulkDialog {...asked} onClose={() => setAsked(null)} onDone={close} />}
      </Suspense>
    </>
  );
}
