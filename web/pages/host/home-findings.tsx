import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/findings.ts';
import type { Property } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FindingList } from '#web/work/tell-host/finding-list.tsx';
import { Settle } from '#web/work/tell-host/settle.tsx';

interface HomeFindingsProps {
  property: Property;
  findings: readonly Finding[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The damage and low supplies at a property, the newest first, each with its photos and its job. */
export function HomeFindings({ property, findings, open, onOpenChange }: HomeFindingsProps) {
  const { t } = useTranslation('findings');
  const { timeZone } = property;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('openTitle', { title: property.title })}
      description={t('openText')}
    >
      {findings.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <FindingList
        findings={findings}
        job={{ tasks: [], timeZone }}
        actionOf={(finding) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Settle finding={finding} timeZone={timeZone} />
            <TextLink to={to('job', { id: finding.jobId })} className="inline-flex min-h-11 items-center text-14">
              {t('openJob')}
            </TextLink>
          </div>
        )}
      />
    </Sheet>
  );
}
