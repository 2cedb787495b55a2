import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportContent } from '#contract/moderation-calls.ts';
import { may } from '#web/platform/may.ts';
import { LightboxButton } from '#web/ui/lightbox-button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { Reported } from './reported.ts';

const Dialog = lazy(() =>
  import('./report-content-dialog.tsx').then((file) => ({ default: file.ReportContentDialog })),
);

interface ReportContentProps extends Reported {
  /** On a dark ground, as an icon. */
  inLightbox?: boolean;
  /** The reader has done it already. */
  reported?: boolean | undefined;
}

/** Asks the admins to look at somebody’s profile, its picture or a photo. */
export function ReportContent(props: ReportContentProps) {
  return may(reportContent) && <Opener {...props} />;
}

function Opener({ inLightbox = false, reported: isReported, ...reported }: ReportContentProps) {
  const { t } = useTranslation('contentReports');
  const [open, setOpen] = useState(false);
  const label = t(`open.${reported.kinds[0] === 'photo' ? 'photo' : 'profile'}`);
  if (isReported) return <Done>{t('photoReported')}</Done>;
  return (
    <>
      {inLightbox ? (
        <LightboxButton label={label} onClick={() => setOpen(true)}>
          <Flag aria-hidden size={20} strokeWidth={1.75} />
        </LightboxButton>
      ) : (
        <TextButton className="justify-self-start text-14" onClick={() => setOpen(true)}>
          {label}
        </TextButton>
      )}
      <Suspense fallback={null}>{open && <Dialog {...reported} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Done({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-1.5 px-2 text-13 font-medium">
      <Flag aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {children}
    </p>
  );
}
