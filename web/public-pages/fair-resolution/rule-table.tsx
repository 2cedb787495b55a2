import { useTranslation } from 'react-i18next';
import { type FairRule, fairRuleNames, fairRules, type Percents } from '#contract/fair-rules.ts';
import { formatPercent } from '#contract/term-figures.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';

const hundred = 10_000;

/** The published table, from the same source as the proposals: each rule with what it takes off and an example. */
export function RuleTable() {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const decided: Percents = useConfig()?.ruleTable ?? {};
  const percentOf = (rule: FairRule) => decided[rule] ?? fairRules[rule].percent;
  const columns: TableColumn<FairRule>[] = [
    {
      key: 'finding',
      header: t('page.finding'),
      phone: 'title',
      cell: (rule) => (
        <>
          <span className="block font-semibold">{t(`rules.${rule}`)}</span>
          <span className="block text-13 text-ink-soft">{t(`examples.${rule}`)}</span>
        </>
      ),
    },
    {
      key: 'takenOff',
      header: t('page.takenOff'),
      align: 'end',
      cell: (rule) => <bdi>{formatPercent(percentOf(rule), language)}</bdi>,
    },
    {
      key: 'ofHundred',
      header: t('page.ofHundred'),
      align: 'end',
      cell: (rule) => <bdi>{formatMoney((hundred * percentOf(rule)) / 100)}</bdi>,
    },
  ];
  return <Table caption={t('page.tableTitle')} columns={columns} rows={fairRuleNames} rowKey={(rule) => rule} />;
}
