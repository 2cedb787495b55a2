import { useTranslation } from 'react-i18next';
import { findLanguage } from '#contract/languages.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';

/** The language of screens and mails: the choice works at once, and the top bar tells the account. */
export function AccountLanguage() {
  const { t } = useTranslation('account');
  const { language, languages, setLanguage } = useLanguage();
  return (
    <Section title={t('language.title')} description={t('language.text')}>
      <Field label={t('language.title')} help={t('savedAtOnce')} hideLabel className="sm:max-w-xs">
        <Select
          value={language}
          options={languages.map(({ code, name, nativeName }) => ({
            value: code,
            label: name === nativeName ? name : t('language.option', { nativeName, name }),
          }))}
          onChange={({ target }) => {
            const chosen = findLanguage(target.value);
            if (chosen) void setLanguage(chosen.code);
          }}
        />
      </Field>
    </Section>
  );
}
