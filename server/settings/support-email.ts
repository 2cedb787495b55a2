import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { readSetting } from './read-setting.ts';

/** Where people write for help: as the owners have decided, or else as the server's environment says. */
export async function supportEmail({ settings }: Kit, reader: Reader): Promise<string> {
  return (await readSetting(reader, 'supportEmail')).value ?? settings.supportEmail;
}
