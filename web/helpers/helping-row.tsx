import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHelpers } from '#contract/helper-calls.ts';
import { to } from '#web/paths.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Link } from '#web/ui/link.tsx';

/** Whom the reader helps, in one line of a list, which leads to how it can be ended. */
export function HelpingRow() {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const helping = useRead(listHelpers).data?.helping;
  const names = helping && new Intl.ListFormat(language).format(helping.map(({ name }) => `\u2068${name}\u2069`));
  return (
    <li>
      <Link to={to('cleanerHelpers')} className="flex min-h-12 items-center gap-3 text-14 font-medium hover:underline">
        <span>{t('helping.title')}</span>{' '}
        <span className="min-w-0 flex-1 text-end font-normal wrap-anywhere text-ink-soft">
          {helping && (names || t('helping.nobody'))}
        </span>
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="mirror shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
