import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/platform/use-config.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { ContactForm } from '#web/public-pages/contact/contact-form.tsx';
import { TextPage } from '#web/public-pages/texts/text-page.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

// `page-files.ts` reads the default export of a page.
export default function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <TextPage title={t('title')} lede={t('lede')}>
      <PublicHead screen="contact" />
      <ContactForm />
      <OtherWays />
    </TextPage>
  );
}

function OtherWays() {
  const { t } = useTranslation('contact');
  const address = usePublicAddress();
  const { supportEmail, supportPhone } = useConfig() ?? {};
  return (
    <dl className="mt-12 grid gap-6 border-t border-line pt-6 text-14 text-ink-soft sm:grid-cols-3 [&_dt]:font-semibold [&_dt]:text-ink">
      <div>
        <dt>{t('urgent')}</dt>
        <dd className="mt-1">{t('urgentText')}</dd>
      </div>
      <div>
        <dt>{t('answers')}</dt>
        <dd className="mt-1">
          <Link to={address('help')} className={textLinkStyle}>
            {t('help')}
          </Link>
        </dd>
      </div>
      {supportEmail && (
        <div>
          <dt>{t('direct')}</dt>
          <dd className="mt-1">
            <a href={`mailto:${supportEmail}`} className={`${textLinkStyle} wrap-anywhere`}>
              <bdi>{supportEmail}</bdi>
            </a>
          </dd>
        </div>
      )}
      {supportPhone && (
        <div>
          <dt>{t('call')}</dt>
          <dd className="mt-1">
            <a href={`tel:${supportPhone}`} className={textLinkStyle}>
              <bdi dir="ltr">{supportPhone}</bdi>
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
