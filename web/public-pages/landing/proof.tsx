import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import bed from '../pictures/bed.svg';
import bedBefore from '../pictures/bed-before.svg';
import { testimonials } from '../testimonials.ts';
import { useClaims } from '../use-claims.ts';
import { exampleZone, hoursLater } from './example-week.ts';

/** One room before and after under a slider, and what people say; without their word, what anybody can check. */
export function Proof() {
  const { t } = useTranslation('landing');
  const { confirmed } = useClaims();
  const address = usePublicAddress();
  return (
    <section id="proof" aria-labelledby="proof-title" className="page pt-20 lg:pt-28">
      <h2 id="proof-title" className="text-title">
        {t('proof.title')}
      </h2>
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]">
        <Compared />
        <div>
          {confirmed && <Quotes />}
          <p className="border-t border-line pt-4.5 text-14 text-ink-soft first:border-t-0 first:pt-0">
            {t('proof.record')}
          </p>
          <p className="mt-3 text-14 text-ink-soft">
            {t('proof.sealed')} <TextLink to={address('verify')}>{t('proof.check')}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Compared() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const at = (hours: number) => ({ time: formatTime(hoursLater(hours), { language, timeZone: exampleZone }) });
  return (
    <figure>
      <BeforeAfter
        before={{ src: bedBefore, alt: t('proof.beforeAlt'), caption: t('proof.before', at(4.1)) }}
        after={{ src: bed, alt: t('proof.afterAlt'), caption: t('proof.after', at(6.7)) }}
      />
    </figure>
  );
}

function Quotes() {
  const { t } = useTranslation(['testimonials', 'welcome']);
  const { className } = useClaims();
  return (
    <div className={`mb-6 ${className}`}>
      {testimonials.map((who, index) => (
        <figure key={who} className={index === 0 ? '' : 'mt-5 border-t border-line pt-4.5'}>
          <blockquote className={index === 0 ? 'text-20 font-medium lg:text-28' : 'text-14'}>
            <p>
              <q>{t(`${who}.text`)}</q>
            </p>
          </blockquote>
          <figcaption className="mt-3 flex items-center gap-3 text-13">
            {index === 0 && <Avatar name={t(`${who}.name`)} />}
            <span className="grid">
              <bdi className="font-medium">{t(`${who}.name`)}</bdi>
              <span className="text-ink-soft">
                {t('welcome:testimonials.by', { role: t(`${who}.role`), location: t(`${who}.location`) })}
              </span>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
