import { useTranslation } from 'react-i18next';
import { type FairRule, fairRuleNames, fairRules } from '#contract/fair-rules.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';

const hundred = 10_000;

/** The published table, from the same source as the proposals: each rule with what it takes off and an example. */
export function RuleTable() {
  const { t } = useTranslation('reports');
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
      cell: (rule) => <bdi>{`${fairRules[rule].percent}%`}</bdi>,
    },
    {
      key: 'ofHundred',
      header: t('page.ofHundred'),
      align: 'end',
      cell: (rule) => <bdi>{formatMoney((hundred * fairRules[rule].percent) / 100)}</bdi>,
    },
  ];
  return <Table caption={t('page.tableTitle')} columns={columns} rows={fairRuleNames} rowKey={(rule) => rule} />;
}
