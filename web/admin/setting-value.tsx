import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsToDecimal } from '#contract/money.ts';
import {
  type NumberRule,
  type SettingName,
  type SettingRule,
  type SettingValue,
  settingRules,
} from '#contract/setting-rules.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { BannerValue } from './banner-value.tsx';

interface ValueProps {
  name: SettingName;
  start: SettingValue;
  /** Undefined while what stands there is no value of this setting. */
  onChange: (value: SettingValue | undefined) => void;
  error: boolean;
}

/** The field in which a setting's value is typed or chosen. */
export function SettingValueField({ name, start, ...rest }: ValueProps) {
  const { t } = useTranslation('platformSettings');
  const rule: SettingRule = settingRules[name];
  switch (rule.kind) {
    case 'switch':
      return <SwitchValue label={t(`names.${name}.label`)} start={start === true} {...rest} />;
    case 'words':
      return <BannerValue start={typeof start === 'object' && start ? start : {}} most={rule.most} {...rest} />;
    case 'cents':
    case 'count':
      return <NumberValue rule={rule} start={typeof start === 'number' ? start : null} {...rest} />;
  }
}

type Own<Start> = Pick<ValueProps, 'onChange' | 'error'> & { start: Start };

function SwitchValue({ label, start, onChange }: Own<boolean> & { label: string }) {
  const [on, setOn] = useState(start);
  const turn = (next: boolean) => {
    setOn(next);
    onChange(next);
  };
  return <Switch checked={on} onCheckedChange={turn} label={label} />;
}

function NumberValue({ rule, start, onChange, error }: Own<number | null> & { rule: NumberRule }) {
  const { t } = useTranslation('platformSettings');
  const { language } = useLanguage();
  const { kind, least, most, mayBeOff } = rule;
  const [on, setOn] = useState(start !== null);
  const number = start ?? rule.usual ?? usualWhenOn;
  const [typed, setTyped] = useState(kind === 'cents' ? centsToDecimal(number) : String(number));
  const [read, setRead] = useState<number | null>(number);
  const say = (value: number) => (kind === 'cents' ? formatMoney(value) : formatNumber(value, language));
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
      {mayBeOff && <Switch checked={on} onCheckedChange={turn} label={t('on')} />}
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
