import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { Button } from '#web/ui/button.tsx';

interface OfferedLanguageProps {
  offered: Language;
  onAccept: () => void;
  onDecline: () => void;
}

/** The offer, in the language that is offered. */
export function OfferedLanguage({ offered, onAccept, onDecline }: OfferedLanguageProps) {
  const { i18n } = useTranslation('shell');
  const say = i18n.getFixedT(offered.code, 'shell');
  return (
    <aside
      lang={offered.code}
      dir={offered.dir}
      className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-30 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-surface px-gutter py-2 text-14"
    >
      <p>{say('languageOffer.text')}</p>
      <Button variant="tinted" size="compact" onClick={onAccept}>
        {say('languageOffer.accept')}
      </Button>
      <Button variant="quiet" size="compact" onClick={onDecline}>
        {say('languageOffer.decline')}
      </Button>
    </aside>
  );
}
