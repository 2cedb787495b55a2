import { useTranslation } from 'react-i18next';
import { useIsDemo } from '../use-is-demo.ts';
import { ProductPicture } from './product-picture.tsx';
import { WaysIn } from './ways-in.tsx';

/** The promise, the way in, and the product itself running off the end of the page. */
export function LandingHero() {
  const { t } = useTranslation('landing');
  return (
    <section className="overflow-clip pt-5 lg:pt-0">
      <div className="page grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5.1fr)_minmax(0,6.4fr)] xl:gap-x-16">
        <div className="lg:pt-14">
          <h1 className="text-display font-semibold">
            <span className="block">{t('hero.out')}</span>
            <span className="block">{t('hero.in')}</span>
            <span className="block text-green-ink">{t('hero.clean')}</span>
          </h1>
          <p className="mt-6 mb-8 max-w-lg text-18 text-ink-soft">{t('hero.lede')}</p>
          <WaysIn variants={['primary', 'secondary']} />
          <p className="mt-5 text-14 text-ink-soft">{t('hero.note')}</p>
          <DemoHint />
        </div>
        <ProductPicture />
      </div>
    </section>
  );
}

function DemoHint() {
  const { t } = useTranslation('landing');
  const demo = useIsDemo();
  const unseen = demo === false ? 'invisible' : '[html:not([data-demo])_&]:invisible';
  return (
    // keeps its place where it is not seen, so that nothing moves when that becomes known
    <p className={`mt-2 text-14 ${demo ? '' : unseen}`}>
      {/* an anchor of the page itself: it works before any script does */}
      <a
        href="#test-accounts"
        className="text-apricot-ink underline decoration-apricot-line underline-offset-3 hover:decoration-current"
      >
        {t('hero.demo')}
      </a>
    </p>
  );
}
