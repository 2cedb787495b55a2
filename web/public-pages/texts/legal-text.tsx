import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { termsVersion } from '#contract/terms.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { OperatorCard } from './operator-card.tsx';
import { TextPage } from './text-page.tsx';
import { TextSection } from './text-section.tsx';

type LegalTextProps = {
  title: string;
  lede: string;
  sections: readonly { id: string; title: string; text: string }[];
  children: ReactNode;
};

/** A legal text: who it binds, its parts to jump to, then the parts. */
export function LegalText({ title, lede, sections, children }: LegalTextProps) {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const day = formatDate(new Date(`${termsVersion}T12:00:00Z`), language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <TextPage title={title} lede={lede}>
      {children}
      <OperatorCard />
      <nav aria-label={t('contents')} className="mb-8">
        <ol className="grid gap-x-8 text-14 sm:grid-cols-2">
          {sections.map((section) => (
            <li key={section.id} className="flex min-h-9 items-center pointer-coarse:min-h-11">
              <a href={`#${section.id}`} className={textLinkStyle}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <TextSection key={section.id} {...section} />
      ))}
      <p className="text-13 text-ink-soft">{t('updated', { day })}</p>
    </TextPage>
  );
}
