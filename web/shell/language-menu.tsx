import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findLanguage } from '#contract/languages.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** The nine languages by their own names, the English name below where it differs. */
export function LanguageMenu({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('shell');
  const { language, languages, setLanguage } = useLanguage();
  const current = findLanguage(language)?.nativeName ?? '';
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={Languages} aria-label={t('languageNow', { language: current })}>
          <span lang={language} className={compact ? 'max-md:sr-only' : undefined}>
            {current}
          </span>
        </Button>
      }
      items={languages.map(({ code, name, nativeName }) => ({
        key: code,
        label: nativeName,
        detail: name === nativeName ? undefined : name,
        lang: code,
        checked: code === language,
        onSelect: () => void setLanguage(code),
      }))}
    />
  );
}
