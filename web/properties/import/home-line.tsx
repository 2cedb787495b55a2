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
    // of a file's cells, only those that hold a number can be of the wrong type
    return [{ column, sentence: fault.code === 'wrongType' ? t('notNumber') : words.t(fault.code, fault) }];
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
            <OpenState isFaulty={faulty.length > 0} isTwice={home.isTwice} />
          )}
        </p>
        <p className="truncate text-13 text-ink-soft">
          <bdi>{home.values.address}</bdi>
        </p>
        {faulty.map(({ column, sentence }) => (
          <p key={column} className="text-13 text-red-ink">
            {t('faultOf', { column: names[column], sentence })}
          </p>
        ))}
      </div>
    </li>
  );
}

function OpenState({ isFaulty, isTwice }: { isFaulty: boolean; isTwice: boolean }) {
  const { t } = useTranslation('propertyImport');
  if (isFaulty) return <Badge tone="red">{t('state.faulty')}</Badge>;
  return isTwice && <Badge>{t('state.twice')}</Badge>;
}
