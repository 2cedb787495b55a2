import type { SettingGroup, SettingName } from '#contract/setting-rules.ts';

/** The parts of the settings that are not groups of them. */
export const otherPlaces = ['marketing', 'installation', 'services', 'terms'] as const;

/** The id of a part of the settings, which an address may name. */
export const settingPlace = (of: SettingGroup | (typeof otherPlaces)[number]): string => `settings-${of}`;

/** The id of one setting among them. */
export const settingRowPlace = (name: SettingName): string => `setting-${name}`;
