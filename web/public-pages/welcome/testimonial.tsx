import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { testimonialStars, type testimonials } from '../testimonials.ts';

type TestimonialProps = { who: (typeof testimonials)[number]; shown: boolean };

/** One voice: stars, words, name, role and place. */
export function Testimonial({ who, shown }: TestimonialProps) {
  const { t } = useTranslation(['testimonials', 'welcome']);
  const name = t(`${who}.name`);
  return (
    <figure className={shown ? '' : 'invisible'} aria-hidden={!shown}>
      <StarRating value={testimonialStars} row />
      <blockquote className="mt-4 max-w-3xl text-20 font-medium lg:text-28">
        <p>
          <q>{t(`${who}.text`)}</q>
        </p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3 text-14">
        <Avatar name={name} />
        <span className="grid">
          <bdi className="font-medium">{name}</bdi>
          <span className="text-ink-soft">
            {t('welcome:testimonials.by', { role: t(`${who}.role`), location: t(`${who}.location`) })}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
