import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenLadder } from './chosen-ladder.tsx';
import { PostedJob } from './posted-job.tsx';
import { RoomPhotos } from './room-photos.tsx';

/** The three steps, each with the piece of the product that does it. */
export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-title"
      className="page grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-28"
    >
      <div className="lg:sticky lg:top-[calc(var(--top-bar)+2.25rem)] lg:self-start">
        <h2 id="how-title" className="text-title">
          {t('how.title')}
        </h2>
        <p className="mt-4 max-w-sm text-16 text-ink-soft">{t('how.text')}</p>
      </div>
      <ol>
        <Step number={1} title={t('how.post.title')} text={t('how.post.text')}>
          <PostedJob />
        </Step>
        <Step number={2} title={t('how.choose.title')} text={t('how.choose.text')}>
          <ChosenLadder />
        </Step>
        <Step number={3} title={t('how.photos.title')} text={t('how.photos.text')}>
          <RoomPhotos />
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; text: string; children: ReactNode };

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-rule pt-4 pb-10 last:pb-0 lg:grid-cols-[4rem_minmax(0,1fr)] lg:pb-12">
      <span aria-hidden className="text-20 font-medium text-ink-faint tabular-nums lg:text-28">
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-20">{title}</h3>
        <p className="mt-2 max-w-xl text-16 text-ink-soft">{text}</p>
      </div>
      <div className="col-span-full mt-5 min-w-0 lg:col-start-2">{children}</div>
    </li>
  );
}
