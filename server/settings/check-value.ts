import { bannerReaders } from '#contract/banners.ts';
import { languageCodes } from '#contract/languages.ts';
import { isRuleTable, ownersRules, tooLittleLate } from '#contract/rule-table.ts';
import {
  type NumberRule,
  type SettingName,
  type SettingRule,
  type SettingValue,
  settingRules,
  type TableRule,
} from '#contract/setting-rules.ts';
import { email, phone } from '#contract/text.ts';
import { amountError, type FieldError, type SentenceCode } from '#contract/validation.ts';
import { sentInstant } from '#contract/wire.ts';
import { invalidInput } from '#server/platform/refusal.ts';

/** The value as it is kept; refuses what the setting's own rule does not allow. */
export function checkValue(name: SettingName, value: SettingValue): SettingValue {
  const rule: SettingRule = settingRules[name];
  switch (rule.kind) {
    case 'cents':
    case 'count':
    case 'hours':
    case 'percent':
      return checkNumber(rule, value);
    case 'switch':
      return typeof value === 'boolean' ? value : refuse('wrongType');
    case 'words':
      return checkWords(rule.most, value);
    case 'email':
    case 'phone':
      return checkContact(rule.kind, value);
    case 'table':
      return checkTable(rule, value);
  }
}

function checkNumber({ kind, least, most, mayBeOff }: NumberRule, value: SettingValue): SettingValue {
  if (value === null && mayBeOff) return null;
  if (typeof value !== 'number') return refuse('wrongType');
  if (kind === 'cents') {
    if (value < least) return refuse(amountError('tooLittle', least));
    return value > most ? refuse(amountError('tooMuch', most)) : value;
  }
  if (value < least) return refuse({ code: 'tooSmall', minimum: least });
  return value > most ? refuse({ code: 'tooBig', maximum: most }) : value;
}

/** Who reads in a language without words of its own reads the English ones. Without any words there is none. */
function checkWords(most: number, value: SettingValue): SettingValue {
  if (value === null) return null;
  if (typeof value !== 'object' || isRuleTable(value)) return refuse('wrongType');
  if (!languageCodes.some((code) => value[code])) return null;
  if (!value.en) return refuse('required', 'value.en');
  for (const code of languageCodes)
    if ((value[code]?.length ?? 0) > most) return refuse({ code: 'tooLong', maximum: most }, `value.${code}`);
  const { readers } = value;
  if (readers !== undefined && !bannerReaders.some((one) => one === readers))
    return refuse('unknownOption', 'value.readers');
  return value.until === undefined ? value : { ...value, until: readInstant(value.until) };
}

function readInstant(text: string): string {
  const { data } = sentInstant().safeParse(text);
  return data ?? refuse('invalidFormat', 'value.until');
}

/** Whoever decides it anew; what is restored may be over, and is shown to nobody. */
export function refuseOver(value: SettingValue, now: Date): void {
  const until = typeof value === 'object' && value && !isRuleTable(value) ? value.until : undefined;
  if (until !== undefined && Date.parse(until) <= now.getTime()) refuse('untilPast', 'value.until');
}

function checkTable({ least, most }: TableRule, value: SettingValue): SettingValue {
  if (!isRuleTable(value)) return refuse('wrongType');
  for (const rule of ownersRules) {
    if (value[rule] < least) return refuse({ code: 'tooSmall', minimum: least }, `value.${rule}`);
    if (value[rule] > most) return refuse({ code: 'tooBig', maximum: most }, `value.${rule}`);
  }
  const late = tooLittleLate(value);
  return late ? refuse({ code: 'tooSmall', minimum: late.least }, `value.${late.rule}`) : value;
}

const contacts = { email, phone };

/** As people's own addresses and numbers are checked. */
function checkContact(kind: keyof typeof contacts, value: SettingValue): SettingValue {
  if (value === null) return null;
  const read = contacts[kind].safeParse(value);
  return read.success ? read.data : refuse(kind);
}

function refuse(error: FieldError | SentenceCode, field = 'value'): never {
  throw invalidInput({ [field]: error });
}
