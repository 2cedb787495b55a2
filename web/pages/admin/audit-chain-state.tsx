import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyAuditChain } from '#contract/admin-calls.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Whether every entry is as it was written: computed when the section opens, and again when asked. */
export function AuditChainState() {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const read = useRead(verifyAuditChain);
  const { data: chain } = read;
  if (!chain && read.error) return <ReadFailed title={t('audit.unverified')} read={read} />;
  const again = (
    <Button size="compact" disabled={!chain} loading={read.isRefetching} onClick={() => void read.refetch()}>
      {t('audit.verify')}
    </Button>
  );
  if (!chain)
    return (
      <ChainLine className="text-ink-soft" action={again}>
        {t('audit.verifying')}
      </ChainLine>
    );
  if (chain.fault)
    return (
      <Notice tone="red" title={t('audit.broken', { id: formatNumber(chain.fault.id, language) })} action={again}>
        {t('audit.brokenText')}
      </Notice>
    );
  const shown = formatNumber(chain.links, language);
  return (
    <ChainLine className="text-green-ink" action={again}>
      {t('audit.whole', { shown, when: moment(chain.verifiedAt) })}
    </ChainLine>
  );
}

interface ChainLineProps {
  className: string;
  action: ReactNode;
  children: ReactNode;
}

/** As high before the answer as with it: on a phone two lines, with the button beside them and never below. */
const ChainLine = ({ className, action, children }: ChainLineProps) => (
  <div className={cx('flex items-center gap-3 text-13', className)}>
    <p className="min-w-0 max-sm:min-h-[2lh] max-sm:flex-1">{children}</p>
    <span className="shrink-0">{action}</span>
  </div>
);
