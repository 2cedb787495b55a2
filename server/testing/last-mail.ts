import assert from 'node:assert/strict';
import { recentMails } from '#server/platform/mail.ts';
import type { House } from './house.ts';

/** The newest mail to an address; fails if there is none. */
export async function lastMail({ kit }: House, to: string) {
  const [mail] = await recentMails(kit.db, to);
  assert.ok(mail, `no mail to ${to}`);
  return { ...mail, linkToken: mail.link && new URLSearchParams(new URL(mail.link).hash.slice(1)).get('token') };
}
