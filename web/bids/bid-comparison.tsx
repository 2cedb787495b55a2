import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { bidsPlace } from '#web/paths.ts';
import { Section } from '#web/ui/section.tsx';
import { BidColumnHead } from './bid-column-head.tsx';
import { type ChoiceRank, type Choices, choose } from './choices.ts';
import { useBidRows } from './use-bid-rows.tsx';

interface BidComparisonProps {
  /** The pending bids. */
  bids: readonly Bid[];
  choices: Choices;
  onChoices: (choices: Choices) => void;
  /** A bidder's name, which opens who they are. */
  person: (bid: Bid) => ReactNode;
  /** What to know before one is chosen. */
  note?: ReactNode;
  /** On the white of a sheet, not on the page. */
  stacked?: boolean;
}

/** Bids are columns, criteria are rows, the best value carries a word. On a phone the columns scroll under the first. */
export function BidComparison({ bids, choices, onChoices, person, note, stacked = false }: BidComparisonProps) {
  const { t } = useTranslation('bids');
  const rows = useBidRows(bids);
  const ground = stacked ? 'bg-surface' : 'bg-paper';
  const rankOf = (bid: Bid): ChoiceRank => {
    const index = choices.indexOf(bid.id);
    return index === 0 || index === 1 || index === 2 ? index : null;
  };
  return (
    <Section id={bidsPlace} title={t('compare.title', { count: bids.length })} aside={t('compare.lede')}>
      {note && <div className="mb-3 empty:hidden">{note}</div>}
      {bids.length > 2 && <p className="mb-2 text-13 text-ink-soft md:hidden">{t('compare.scroll')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('compare.caption')} className="relative overflow-x-auto max-md:-me-gutter">
        {/* Lines are the cells’ own: those of collapsed borders vanish under the column that stays. */}
        <table className="w-full border-separate border-spacing-0 text-14">
          <caption className="sr-only">{t('compare.caption')}</caption>
          <thead>
            <tr className="align-top">
              <td
                className={cx(
                  'sticky start-0 z-10 w-20 border-t-2 md:w-28 border-e border-e-line border-t-rule',
                  ground,
                )}
              />
              {bids.map((bid) => (
                <BidColumnHead
                  key={bid.id}
                  bid={bid}
                  person={person(bid)}
                  rank={rankOf(bid)}
                  onRank={(rank) => onChoices(choose(choices, bid.id, rank))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="align-top">
                <th
                  scope="row"
                  className={cx(
                    'sticky start-0 z-10 border-e border-t border-line py-3 pe-3 text-start text-13 font-normal max-md:w-20 max-md:max-w-20 max-md:min-w-20 max-md:pe-2 text-ink-soft',
                    ground,
                  )}
                >
                  {row.label}
                </th>
                {bids.map((bid) => (
                  <td
                    key={bid.id}
                    className={cx(
                      'border-t border-line px-1.5 py-3 md:min-w-40 md:px-3',
                      rankOf(bid) === 0 && chosenColumn,
                    )}
                  >
                    {row.cell(bid)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

/** The first choice is on white between two hairlines. */
const chosenColumn = 'border-x border-line bg-surface';
