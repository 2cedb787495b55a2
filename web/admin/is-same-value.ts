import { hashKey } from '@tanstack/react-query';
import type { SettingValue } from '#contract/setting-rules.ts';

/** Texts are the same in whatever order their languages were written. */
export const isSameValue = (one: SettingValue, other: SettingValue): boolean => hashKey([one]) === hashKey([other]);
