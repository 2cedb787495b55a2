import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsToDecimal } from '#contract/money.ts';
import { isRuleTable } from '#contract/rule-table.ts';
import {
  type NumberRule,
  type SettingName,
  type SettingRule,
  type SettingValue,
  settingRules,
} from '#contract/setting-rules.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { BannerValue } from './banner-value.tsx';
import { isBanner } from './kinds-of-value.ts';
import { sayNumber } from './say-number.ts';
import { TableValue } from './table-value.tsx';

interface ValueProps {
  name: SettingName;
  start: SettingValue;
  /** Undefined while what stands there is no value of this setting. */
  onChange: (value: SettingValue | undefined) => void;
  error: boolean;
  /** It cannot be turned on now. */
  barred?: boolean | undefined;
}

/** The field in which a setting's value is typed or chosen. */
export function SettingValueField({ name, start, ...rest }: ValueProps) {
  const { t } = useTranslation('platformSettings');
  const rule: SettingRule = settingRules[name];
  switch (rule.kind) {
    case 'switch':
      return <SwitchValue label={t(`names.${name}.label`)} start={start === true} {...rest} />;
    case 'words':
      return <BannerValue start={isBanner(start) ? start : {}} most={rule.most} {...rest} />;
    case 'table':
      return <TableValue rule={rule} start={isRuleTable(start) ? start : rule.usual} {...rest} />;
    case 'email':
    case 'phone':
      return <ContactValue kind={rule.kind} start={typeof start === 'string' ? start : ''} {...rest} />;
    case 'cents':
    case 'count':
    case 'hours':
    case 'percent':
      return <NumberValue name={name} rule={rule} start={typeof start === 'number' ? start : null} {...rest} />;
  }
}

type Own<Start> = Pick<ValueProps, 'onChange' | 'error' | 'barred'> & { start: Start };

interface SwitchRowProps {
  on: boolean;
  turn: (next: boolean) => void;
  label: string;
  disabled?: boolean | undefined;
}

function SwitchRow({ on, turn, label, disabled = false }: SwitchRowProps) {
  const { t } = useTranslation('platformSettings');
  return <Switch checked={on} disabled={disabled} onCheckedChange={turn} label={label} detail={t(on ? 'on' : 'off')} />;
}

function SwitchValue({ label, start, onChange }: Own<boolean> & { label: string }) {
  const [on, setOn] = useState(start);
  const turn = (next: boolean) => {
    setOn(next);
    onChange(next);
  };
  return <SwitchRow {...{ on, turn, label }} />;
}

function NumberValue({
  name,
  rule,
  start,
  onChange,
  error,
  barred,
}: Own<number | null> & { name: SettingName; rule: NumberRule }) {
  const { t } = useTranslation('platformSettings');
  const { language } = useLanguage();
  const { kind, least, most, mayBeOff } = rule;
  const [on, setOn] = useState(start !== null);
  const number = start ?? rule.usual ?? usualWhenOn;
  const [typed, setTyped] = useState(kind === 'cents' ? centsToDecimal(number) : String(number));
  const [read, setRead] = useState<number | null>(number);
  const say = (value: number) => sayNumber(kind, value, language);
  const bounds = { least: say(least), most: say(most) };
  const fits = (value: number | null) => (value !== null && value >= least && value <= most ? value : undefined);
  const type = (text: string, value: number | null) => {
    setTyped(text);
    setRead(value);
    onChange(fits(value));
  };
  const turn = (next: boolean) => {
    setOn(next);
    onChange(next ? fits(read) : null);
  };
  return (
    <div className="grid gap-4">
      {mayBeOff && name === 'refundApprovalCents' && (
        <SwitchRow on={on} turn={turn} label={t(`names.${name}.switch`)} disabled={barred} />
      )}
      {on && (
        <Field
          label={t('newValue')}
          help={t('bounds', bounds)}
          error={error && fits(read) === undefined ? t('wrong', bounds) : null}
          required
        >
          {kind === 'cents' ? (
            <MoneyField value={typed} onValueChange={type} />
          ) : (
            <TextInput
              inputMode="numeric"
              suffix={kind === 'percent' ? '%' : kind === 'hours' ? t('hours') : undefined}
              value={typed}
              onChange={({ target: { value } }) => type(value, /^\d{1,6}$/.test(value) ? Number(value) : null)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** What stands there when something is turned on that has no number of its own. */
const usualWhenOn = 10_000;

/** The server decides for good; this only spares somebody the way there. */
const looksLike = { email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, phone: /^(?=(?:\D*\d){10,15}\D*$)[\d\s()+.-]+$/ };

function ContactValue({ kind, start, onChange, error }: Own<string> & { kind: keyof typeof looksLike }) {
  const { t } = useTranslation(['platformSettings', 'validation']);
  const [typed, setTyped] = useState(start);
  const fits = (text: string) => text.trim() === '' || looksLike[kind].test(text.trim());
  const type = (text: string) => {
    setTyped(text);
    onChange(fits(text) ? text.trim() || null : undefined);
  };
  return (
    <Field
      label={t('newValue')}
      help={t(kind === 'email' ? 'emptyForServer' : 'emptyForNone')}
      error={error && !fits(typed) ? t(`validation:${kind}`) : null}
      optional
    >
      <TextInput
        type={kind === 'email' ? 'email' : 'tel'}
        maxLength={kind === 'email' ? 254 : 40}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
}
