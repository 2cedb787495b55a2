import { useTranslation } from 'react-i18next';
import { fairRulesVersion, mostTakenOff } from '#contract/fair-rules.ts';
import { ownersRules, usualTable } from '#contract/rule-table.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { RuleTable } from '#web/public-pages/fair-resolution/rule-table.tsx';
import { TextPage } from '#web/public-pages/texts/text-page.tsx';
import { TextSection } from '#web/public-pages/texts/text-section.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

// `page-files.ts` reads the default export of a page.
export default function FairResolutionPage() {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const table = useConfig()?.ruleTable;
  const isPublished = !table || ownersRules.every((rule) => table[rule] === usualTable[rule]);
  const date = formatDate(new Date(fairRulesVersion), language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <TextPage title={t('page.title')} lede={t('page.lede')}>
      <PublicHead screen="fairResolution" />
      <TextSection id="steps" title={t('page.stepsTitle')} text={t('page.steps')} />
      <section id="table" aria-labelledby="table-title" className="border-t border-line pt-6 pb-8">
        <h2 id="table-title" className="text-20">
          {t('page.tableTitle')}
        </h2>
        {/* the owners of this marketplace have decided another one, and changed it on another day */}
        <p className="mt-1 mb-3 text-14 text-ink-soft">{isPublished && t('page.version', { date })}</p>
        <RuleTable />
      </section>
      <TextSection id="limits" title={t('page.limitsTitle')} text={t('page.limits', { most: mostTakenOff })} />
    </TextPage>
  );
}
