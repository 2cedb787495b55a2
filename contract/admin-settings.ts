import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { maximumPayoutCents } from './money.ts';
import { settingNames } from './setting-rules.ts';
import { ruleTable } from './terms-shape.ts';
import { line, said } from './text.ts';
import { id, instant, maybe, pageQuery } from './wire.ts';

/** A number, a switch, a line, a text by language or the rule table; null where it is off. Each setting’s own bounds are in setting-rules.ts. */
const value = z
  .union([
    z
      .number()
      .int()
      .min(0)
      .max(maximumPayoutCents * 2),
    z.boolean(),
    line(254),
    // its words, and `until` and `readers` of banners.ts
    z.partialRecord(z.enum([...languageCodes, 'until', 'readers']), said(500)),
    ruleTable,
  ])
  .nullable();

/** A setting as it is in force. */
export const setting = z.object({
  name: z.enum(settingNames),
  value,
  /** How often it was decided; 0 where it is as the software brings it. */
  version: z.number().int(),
});
export type Setting = z.infer<typeof setting>;

/** With the latest decision about it; null until there is one. */
export const decidedSetting = setting.extend({
  at: maybe(instant),
  by: maybe(z.object({ id, name: z.string() })),
});
export type DecidedSetting = z.infer<typeof decidedSetting>;

const settingVersion = z.object({
  id,
  name: z.enum(settingNames),
  version: z.number().int(),
  value,
  /** What it was until then. */
  before: value,
  /** True of the one in force. */
  isCurrent: z.boolean(),
  at: instant,
  by: z.object({ id, name: z.string() }),
  reason: maybe(z.string()),
});
export type SettingVersion = z.infer<typeof settingVersion>;

const decided = { version: z.number().int().min(0).max(1_000_000), reason: said(500) };
const ofName = z.strictObject({ name: z.enum(settingNames) });

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/{name}',
  access: ['ADMIN'],
  summary:
    'Decide a setting, in force everywhere at once; `version` is the one that was seen, 409 `stale` where there is another by now',
  status: 200,
  params: ofName,
  body: z.strictObject({ value, ...decided }),
  answer: setting,
});
export const restoreSetting = endpoint({
  method: 'POST',
  path: '/api/admin/settings/{name}/restore',
  access: ['ADMIN'],
  summary: 'Restore a setting to an earlier version, `to`; 0 is the software’s default',
  status: 200,
  params: ofName,
  body: z.strictObject({ to: z.number().int().min(0).max(1_000_000), ...decided }),
  answer: setting,
});
export const listSettings = endpoint({
  method: 'GET',
  path: '/api/admin/decided-settings',
  access: ['ADMIN'],
  summary: 'Every setting as it is in force, with who decided it last and when',
  status: 200,
  answer: z.array(decidedSetting),
});
export const listSettingVersions = endpoint({
  method: 'GET',
  path: '/api/admin/setting-versions',
  access: ['ADMIN'],
  summary: 'Every decision about a setting, newest first: who, when, what it was and became, and why',
  status: 200,
  query: pageQuery({ name: z.enum(settingNames).optional() }),
  answer: z.array(settingVersion),
  paged: true,
});
