import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { WordsByLanguage } from '#contract/setting-rules.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface BannerLanguagesProps {
  banner: WordsByLanguage;
  /** Characters of each text. */
  most: number;
  onType: (code: LanguageCode, text: string) => void;
}

const others = languages.filter(({ code }) => code !== 'en');

/** The texts beside the English one, folded: how many of them are written stands on the fold. */
export function BannerLanguages({ banner, most, onType }: BannerLanguagesProps) {
  const { t } = useTranslation('platformSettings');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const written = others.filter(({ code }) => banner[code]?.trim()).length;
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 text-14 font-medium hover:bg-sunken">
        <span className="flex-1">{t('banner.others', { written: number(written), all: number(others.length) })}</span>
        <ChevronDown aria-hidden className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-3">
        <p className="text-13 text-ink-soft">{t('banner.empty')}</p>
        {others.map(({ code, nativeName, dir }) => (
          <Field key={code} label={nativeName} optional>
            <TextArea
              rows={2}
              dir={dir}
              lang={code}
              maxLength={most}
              value={banner[code] ?? ''}
              onChange={(event) => onType(code, event.target.value)}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
