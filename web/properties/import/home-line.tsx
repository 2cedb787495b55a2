import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { columns } from './columns.ts';
import type { HomeInFile } from './homes-in-file.ts';
import { useColumnNames } from './use-column-names.ts';

interface HomeLineProps {
  home: HomeInFile;
  faults: HomeInFile['faults'];
  isRegistered: boolean;
}

/** A line of the file: which home it is, and what keeps it from being imported. */
export function HomeLine({ home, faults, isRegistered }: HomeLineProps) {
  const { t } = useTranslation('propertyImport');
  const names = useColumnNames();
  const words = useValidationWords();
  const faulty = columns.flatMap((column) => {
    const fault = faults[column];
    if (!fault) return [];
    const form = formOf(column, fault.code);
    const sentence = form ? t(form) : words.say(fault);
    // what is missing, or is about the whole line, is named by its own sentence
    return [
      fault.code.endsWith('Required') || fault.code === 'cellsMoved'
        ? sentence
        : t('faultOf', { column: names[column], sentence }),
    ];
  });
  return (
    <li className="flex items-baseline gap-3 py-2.5">
      <span className="w-14 shrink-0 text-13 text-ink-soft tabular-nums">{t('line', { number: home.line })}</span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 truncate font-medium">{home.values.title || t('noTitle')}</bdi>
          {isRegistered ? (
            <Badge tone="green" icon={Check}>
              {t('state.imported')}
            </Badge>
          ) : (
            <OpenState isFaulty={faulty.length > 0} twice={home.twice} />
          )}
        </p>
        <p className="truncate text-13 text-ink-soft">
          <bdi>{home.values.address}</bdi>
        </p>
        {faulty.map((sentence) => (
          <p key={sentence} className="text-13 text-red-ink">
            {sentence}
          </p>
        ))}
      </div>
    </li>
  );
}

/** How a cell is to be written that cannot be read: only numbers, amounts and times are read as anything but text. */
function formOf(column: (typeof columns)[number], code: string) {
  if (code === 'invalidFormat' && (column === 'checkOutTime' || column === 'checkInTime')) return 'notTime';
  if (code !== 'wrongType') return null;
  return column === 'defaultPayoutCents' ? 'notAmount' : 'notNumber';
}

function OpenState({ isFaulty, twice }: { isFaulty: boolean; twice: HomeInFile['twice'] }) {
  const { t } = useTranslation('propertyImport');
  if (isFaulty) return <Badge tone="red">{t('state.faulty')}</Badge>;
  if (!twice) return null;
  return <Badge>{t(twice === 'listed' ? 'state.twice' : 'state.inFile')}</Badge>;
}
