import { useTranslation } from 'react-i18next';
import type { Stop } from '#contract/today.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Which helpers come along as well. */
export function Alongside({ names }: { names: NonNullable<Stop['alongside']> }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const listed = new Intl.ListFormat(language).format(names.map((name) => `\u2068${name}\u2069`));
  return <p className="text-14 text-ink-soft">{t('with', { names: listed })}</p>;
}
