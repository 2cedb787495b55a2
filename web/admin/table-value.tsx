import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnersRule, ownersRules, type RuleTable, tooLittleLate } from '#contract/rule-table.ts';
import type { SettingValue, TableRule } from '#contract/setting-rules.ts';
import { formatPercent } from '#contract/term-figures.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface TableValueProps {
  rule: TableRule;
  start: RuleTable;
  onChange: (value: SettingValue | undefined) => void;
  error: boolean;
}

/** What each finding about a reported job takes off the payout, one field for each. */
export function TableValue({ rule: { least, most }, start, onChange, error }: TableValueProps) {
  const { t } = useTranslation(['platformSettings', 'reports']);
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Record<OwnersRule, string>>(() => asTyped(start));
  const fits = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const late = tooLittleLate(asTable(typed));
  function type(rule: OwnersRule, text: string) {
    const next = { ...typed, [rule]: text };
    const table = asTable(next);
    setTyped(next);
    onChange(ownersRules.every((one) => fits(next[one])) && !tooLittleLate(table) ? table : undefined);
  }
  function wrong(rule: OwnersRule) {
    if (fits(typed[rule]) && rule !== late?.rule) return null;
    const from = rule === late?.rule ? late.least : least;
    return t('wrong', { least: formatPercent(from, language), most: formatPercent(most, language) });
  }
  return (
    <div className="grid gap-4">
      {ownersRules.map((rule) => (
        <Field key={rule} label={t(`reports:rules.${rule}`)} error={error ? wrong(rule) : null} required>
          <TextInput
            inputMode="numeric"
            suffix="%"
            value={typed[rule]}
            onChange={(event) => type(rule, event.target.value)}
          />
        </Field>
      ))}
    </div>
  );
}

// every rule once
const asTyped = (table: RuleTable) =>
  Object.fromEntries(ownersRules.map((rule) => [rule, String(table[rule])])) as Record<OwnersRule, string>;
const asTable = (typed: Record<OwnersRule, string>) =>
  Object.fromEntries(ownersRules.map((rule) => [rule, Number(typed[rule])])) as RuleTable;
