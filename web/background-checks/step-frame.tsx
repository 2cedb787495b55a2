import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface StepFrameProps {
  /** Which of the three it is. */
  step: 1 | 2 | 3;
  title: string;
  lede: string;
  onBack: () => void;
  children: ReactNode;
}

/** One step on a page of its own; focus begins at its head. */
export function StepFrame({ step, title, lede, onBack, children }: StepFrameProps) {
  const { t } = useTranslation('backgroundChecks');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={frame} className="mx-auto max-w-2xl px-gutter pb-16">
      <PageHead
        back={
          <TextButton onClick={onBack}>
            <ArrowLeft aria-hidden size={14} strokeWidth={1.75} className="mirror me-1 inline" />
            {t('back')}
          </TextButton>
        }
        title={title}
        badge={<Badge>{t('stepOf', { step, total: 3 })}</Badge>}
        lede={lede}
      />
      {children}
    </div>
  );
}
