import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import type { PreferenceKind } from '#contract/notice-kinds.ts';
import type { QuietHours } from '#contract/notice-preferences.ts';
import { phoneE164 } from '#contract/phone-e164.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { noticePreferences, numberProofs, pushSubscriptions, quietHours } from '../table.ts';
import type { Channel } from './decide-delivery.ts';
import { numberHash } from './number-hash.ts';

type Chosen = Partial<Record<Channel, boolean | null>>;

/** How somebody wants to hear of things, as things are now. */
export interface Wishes {
  id: string;
  role: Role;
  phone: string | null;
  /** Where texts go: the account's number, if its owner has proved it. */
  textNumber: string | null;
  /** Browsers that are subscribed. */
  browsers: number;
  quietHours: QuietHours | null;
  timeZone: string;
  wants(kind: PreferenceKind, channel: Channel): boolean;
}

/** The wishes of these accounts, by their ids. */
export async function wishesOf(
  { settings, hasher }: Kit,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, Wishes>> {
  if (ids.length === 0) return new Map();
  const { userId, startsAt, endsAt } = quietHours;
  const rows = await reader
    .select({
      ...{ id: users.id, role: users.role, phone: users.phone, startsAt, endsAt },
      proven: numberProofs.numberHash,
      home: sql<string | null>`coalesce(${cleanerProfiles.timeZone}, ${firstHome})`,
      browsers: sql<number>`${browsers}`,
      chosen: sql<Partial<Record<PreferenceKind, Chosen>> | null>`${chosen}`,
    })
    .from(users)
    .leftJoin(quietHours, eq(userId, users.id))
    .leftJoin(numberProofs, and(eq(numberProofs.userId, users.id), isNotNull(numberProofs.provenAt)))
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map(({ startsAt: start, endsAt: end, home, chosen: own, proven, ...row }) => [
      row.id,
      {
        ...row,
        textNumber: provenNumber(hasher, row.phone, proven),
        quietHours: start && end ? { start, end } : null,
        timeZone: home ?? settings.timeZone,
        wants: (kind, channel) => own?.[kind]?.[channel] ?? byDefault(channel, row.browsers),
      },
    ]),
  );
}

/** A number that was changed since is another one. */
function provenNumber(hasher: Kit['hasher'], phone: string | null, proven: Buffer | null): string | null {
  const number = phoneE164(phone);
  return number && proven && numberHash({ hasher }, number).equals(proven) ? number : null;
}

/** Mail from the start, push from the moment a browser is subscribed, texts only for who asks for them. */
const byDefault = (channel: Channel, subscribed: number): boolean =>
  channel === 'email' || (channel === 'push' && subscribed > 0);

// of a host who has several homes, the one listed first
const firstHome = sql`(select ${properties.timeZone} from ${properties}
  where ${properties.hostId} = ${users.id} and ${properties.removedAt} is null
  order by ${properties.createdAt}, ${properties.id} limit 1)`;

const browsers = sql`(select count(*)::int from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id})`;

const chosen = sql`(select jsonb_object_agg(${noticePreferences.kind}, jsonb_build_object(
    'email', ${noticePreferences.email}, 'push', ${noticePreferences.push}, 'sms', ${noticePreferences.sms}))
  from ${noticePreferences} where ${noticePreferences.userId} = ${users.id})`;
