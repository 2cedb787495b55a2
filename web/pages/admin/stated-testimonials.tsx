import { useTranslation } from 'react-i18next';
import { testimonials } from '#web/public-pages/testimonials.ts';

/** The testimonials word for word: an admin confirms them before any visitor sees them. */
export function StatedTestimonials() {
  const { t } = useTranslation(['testimonials', 'welcome']);
  return (
    <ul className="divide-y divide-line border-b border-line">
      {testimonials.map((who) => (
        <li key={who} className="py-3 text-14">
          <blockquote>
            <q>{t(`${who}.text`)}</q>
          </blockquote>
          <p className="mt-1 text-13 text-ink-soft">
            <bdi className="font-medium text-ink">{t(`${who}.name`)}</bdi>{' '}
            {t('welcome:testimonials.by', { role: t(`${who}.role`), location: t(`${who}.location`) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
