import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/platform/language.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** Where a demo keeps the mail that somebody waits for. */
export function DemoMailHint({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  if (useConfig()?.mode !== 'demo') return null;
  const page = `/dev/mail?${new URLSearchParams({ to: email, language })}`;
  const link = (words: string) => (
    // a page of the server, not a screen of the app
    <a href={page} target="_blank" rel="noreferrer" dir="ltr" className={textLinkStyle}>
      {words}
    </a>
  );
  return (
    <p className="mt-2.5 text-13 text-ink-soft">
      <RichText text={t('code.demoMail')} parts={{ mail: link }} />
    </p>
  );
}
