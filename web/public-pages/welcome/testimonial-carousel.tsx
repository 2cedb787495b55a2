import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '#contract/languages.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { testimonials } from '../testimonials.ts';
import { useClaims } from '../use-claims.ts';
import { Testimonial } from './testimonial.tsx';

/** The testimonials one at a time: previous, next, dots, arrow keys. It moves only when told to. */
export function TestimonialCarousel() {
  const { t } = useTranslation('welcome');
  const { confirmed, className } = useClaims();
  const { shown, setShown, step, onKeyDown } = useCarousel(testimonials.length);
  if (!confirmed) return null;
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className={`page grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-28 ${className}`}
    >
      <h2 id="testimonials-title" className="text-title">
        {t('testimonials.title')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role */}
      <div role="group" aria-label={t('testimonials.label')} onKeyDown={onKeyDown}>
        {/* all lie in one cell, so that the page keeps its height whichever is shown */}
        <div aria-live="polite" className="grid *:[grid-area:1/1]">
          {testimonials.map((who, index) => (
            <Testimonial key={who} who={who} shown={index === shown} />
          ))}
        </div>
        <div className="-ms-3 mt-6 flex items-center gap-2">
          <IconButton icon={ChevronLeft} directional label={t('testimonials.previous')} onClick={() => step(-1)} />
          <Dots shown={shown} onChoose={setShown} />
          <IconButton icon={ChevronRight} directional label={t('testimonials.next')} onClick={() => step(1)} />
        </div>
      </div>
    </section>
  );
}

function useCarousel(count: number) {
  const [shown, setShown] = useState(0);
  const { language } = useLanguage();
  const step = (by: number) => setShown((now) => (now + by + count) % count);
  const onward = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === onward ? 1 : -1);
  };
  return { shown, setShown, step, onKeyDown };
}

function Dots({ shown, onChoose }: { shown: number; onChoose: (index: number) => void }) {
  const { t } = useTranslation('welcome');
  return testimonials.map((who, index) => (
    <button
      key={who}
      type="button"
      aria-label={t('testimonials.goTo', { number: index + 1, total: testimonials.length })}
      aria-current={index === shown ? 'true' : undefined}
      onClick={() => onChoose(index)}
      className="group grid size-8 place-items-center rounded-control pointer-coarse:size-11"
    >
      <span className="size-2.5 rounded-full border border-line-strong group-aria-[current]:border-green group-aria-[current]:bg-green" />
    </button>
  ));
}
