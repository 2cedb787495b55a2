import { useTranslation } from 'react-i18next';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Pressing the button above accepts them; the server keeps which and when. */
export function TermsNote() {
  const { t } = useTranslation('auth');
  const address = usePublicAddress();
  const link = (screen: 'terms' | 'privacy') => (words: string) => (
    <TextLink to={address(screen)} target="_blank">
      {words}
    </TextLink>
  );
  return (
    <p className="text-13 text-ink-soft">
      <RichText text={t('register.terms')} parts={{ terms: link('terms'), privacy: link('privacy') }} />
    </p>
  );
}
