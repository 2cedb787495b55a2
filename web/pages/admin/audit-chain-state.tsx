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
    <Button
      variant="quiet"
      size="compact"
      disabled={!chain}
      loading={read.isRefetching}
      onClick={() => void read.refetch()}
    >
      {t('audit.verify')}
    </Button>
  );
  // of the height it will have when the answer is there
  if (!chain)
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
        <span className="block max-sm:min-h-[2lh]">{t('audit.verifying')}</span>
        {again}
      </div>
    );
  if (chain.fault)
    return (
      <Notice tone="red" title={t('audit.broken', { id: formatNumber(chain.fault.id, language) })} action={again}>
        {t('audit.brokenText')}
      </Notice>
    );
  const shown = formatNumber(chain.links, language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-13 text-green-ink">
      {t('audit.whole', { shown, when: moment(chain.verifiedAt) })}
      {again}
    </div>
  );
}
