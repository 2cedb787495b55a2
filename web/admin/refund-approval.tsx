import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';

const ApprovalDialog = fetchedAhead(() => import('./approval-dialog.tsx').then((file) => file.ApprovalDialog));
const SettingHistory = fetchedAhead(() => import('./setting-history.tsx').then((file) => file.SettingHistory));

/** Beyond which sum a refund takes two admins, the way to change it, and how it came to be so. */
export function RefundApproval({ setting }: { setting: Settings['refundApproval'] }) {
  const { t } = useTranslation('adminSettings');
  const [asked, setAsked] = useState<'change' | 'history' | null>(null);
  const close = () => setAsked(null);
  const { value } = setting;
  return (
    <Section
      title={t('approval.title')}
      description={
        <>
          {t('approval.text')} {t('approval.disputes')}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-48 flex-1 text-14 tabular-nums">
          {value === null ? t('approval.off') : t('approval.above', { amount: formatMoney(value) })}
        </p>
        <Button variant="quiet" onClick={() => setAsked('history')}>
          {t('approval.history')}
        </Button>
        <Button onClick={() => setAsked('change')}>{t('approval.change')}</Button>
      </div>
      <Suspense fallback={null}>
        {asked === 'change' && <ApprovalDialog setting={setting} onClose={close} />}
        {asked === 'history' && <SettingHistory setting={setting} onClose={close} />}
      </Suspense>
    </Section>
  );
}
