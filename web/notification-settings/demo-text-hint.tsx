import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/platform/language.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** Where a demo keeps the text that somebody waits for. */
export function DemoTextHint({ number }: { number: string }) {
  const { t } = useTranslation('noticeSettings');
  const { language } = useLanguage();
  if (useConfig()?.mode !== 'demo') return null;
  const page = `/dev/mail?${new URLSearchParams({ to: number, language })}`;
  const link = (words: string) => (
    // a page of the server, not a screen of the app
    <a href={page} target="_blank" rel="noreferrer" className={textLinkStyle}>
      {words}
    </a>
  );
  return (
    <p className="text-13 text-ink-soft">
      <RichText text={t('sms.code.demo')} parts={{ mail: link }} />
    </p>
  );
}
