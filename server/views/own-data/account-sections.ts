import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { knownDevices, passkeys, sessions, staffVisits, users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { busyCalendars } from '#server/calendar/table.ts';
import { busyTimes, cleanerIdentities, cleanerProfiles, feeCredits, savedSearches } from '#server/cleaners/table.ts';
import { messages } from '#server/messages/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import { uploads } from '#server/photos/table.ts';
import { mails } from '#server/platform/mail.ts';
import { namedSection, section } from './section.ts';

// Columns are named one by one: what is added to a table is exported once somebody has decided so. Left out are secrets
// (passwords, tokens, sealed texts) and what others wrote.

/** Who somebody is, where they are logged in, what we sent them and they wrote. */
export const accountSections = [
  section(
    'account',
    users,
    {
      ...{ id: users.id, email: users.email, name: users.name, role: users.role, phone: users.phone },
      ...{ locale: users.locale, distanceUnit: users.distanceUnit, emailVerifiedAt: users.emailVerifiedAt },
      ...{ onboardingCompleted: users.onboardingCompleted, ratingStars: users.ratingStars },
      helperOnly: users.helperOnly,
      ...{ ratingCount: users.ratingCount, referralCode: users.referralCode, referredBy: users.referredBy },
      ...{ suspendedAt: users.suspendedAt, suspensionReason: users.suspensionReason },
      ...{ payoutsHeldAt: users.payoutsHeldAt, payoutsHoldReason: users.payoutsHoldReason },
      payoutsReleasedAt: users.payoutsReleasedAt,
      ...{ twoFactorSince: users.twoFactorSince, termsVersion: users.termsVersion },
      ...{ termsAcceptedAt: users.termsAcceptedAt, createdAt: users.createdAt },
    },
    (id) => eq(users.id, id),
  ),
  section(
    'sessions',
    sessions,
    {
      // the hash of a token opens nothing, but says nothing either
      ...{ id: sessions.createdAt, createdAt: sessions.createdAt },
      ...{ userAgent: sessions.userAgent, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt },
    },
    (id) => eq(sessions.userId, id),
  ),
  section(
    'passkeys',
    passkeys,
    {
      ...{ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt },
    },
    (id) => eq(passkeys.userId, id),
  ),
  // when an admin saw the product as this person does
  section(
    'adminVisits',
    staffVisits,
    {
      id: staffVisits.id,
      createdAt: staffVisits.createdAt,
      expiresAt: staffVisits.expiresAt,
      endedAt: staffVisits.endedAt,
    },
    (id) => eq(staffVisits.userId, id),
  ),
  section('knownDevices', knownDevices, { id: knownDevices.lastSeenAt, lastSeenAt: knownDevices.lastSeenAt }, (id) =>
    eq(knownDevices.userId, id),
  ),
  section(
    'cleanerProfile',
    cleanerProfiles,
    {
      ...{ id: cleanerProfiles.userId, firstName: cleanerProfiles.firstName, lastName: cleanerProfiles.lastName },
      ...{ clearance: cleanerProfiles.clearance, clearedUntil: cleanerProfiles.clearedUntil },
      ...{ hourlyRateCents: cleanerProfiles.hourlyRateCents, serviceRadiusKm: cleanerProfiles.serviceRadiusKm },
      ...{ preferredCleaningTypes: cleanerProfiles.preferredCleaningTypes },
      ...{ maxJobsPerDay: cleanerProfiles.maxJobsPerDay, minPayoutCents: cleanerProfiles.minPayoutCents },
      ...{ weekly: cleanerProfiles.weekly, daysOff: cleanerProfiles.daysOff, bio: cleanerProfiles.bio },
      availabilitySavedAt: cleanerProfiles.availabilitySavedAt,
      ...{ languages: cleanerProfiles.languages, suppliesProvided: cleanerProfiles.suppliesProvided },
      ...{ yearsExperience: cleanerProfiles.yearsExperience, specialties: cleanerProfiles.specialties },
      ...{ city: cleanerProfiles.city, state: cleanerProfiles.state, zipCode: cleanerProfiles.zipCode },
      ...{ timeZone: cleanerProfiles.timeZone, createdAt: cleanerProfiles.createdAt },
    },
    (id) => eq(cleanerProfiles.userId, id),
  ),
  section(
    'busyCalendars',
    busyCalendars,
    {
      ...{ id: busyCalendars.id, calendarUrl: busyCalendars.urlMasked, lastReadAt: busyCalendars.lastReadAt },
      createdAt: busyCalendars.createdAt,
    },
    (id) => eq(busyCalendars.cleanerId, id),
  ),
  section(
    'busyTimes',
    busyTimes,
    { id: busyTimes.startsAt, startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt },
    (id) => eq(busyTimes.cleanerId, id),
  ),
  section(
    'identity',
    cleanerIdentities,
    {
      ...{ id: cleanerIdentities.userId, ssnLast4: cleanerIdentities.ssnLast4 },
      ...{ termsAcceptedAt: cleanerIdentities.termsAcceptedAt, checkConsentAt: cleanerIdentities.checkConsentAt },
    },
    (id) => eq(cleanerIdentities.userId, id),
  ),
  section(
    'backgroundChecks',
    backgroundChecks,
    {
      ...{ id: backgroundChecks.id, status: backgroundChecks.status, details: backgroundChecks.details },
      ...{ ssnLast4: backgroundChecks.ssnLast4, notes: backgroundChecks.notes },
      ...{ consentAt: backgroundChecks.consentAt, createdAt: backgroundChecks.createdAt },
      ...{ completedAt: backgroundChecks.completedAt, decidedAt: backgroundChecks.decidedAt },
      ...{ expiresAt: backgroundChecks.expiresAt },
    },
    (id) => eq(backgroundChecks.userId, id),
  ),
  section(
    'savedSearches',
    savedSearches,
    {
      ...{ id: savedSearches.id, name: savedSearches.name, cleaningType: savedSearches.cleaningType },
      ...{ radiusKm: savedSearches.radiusKm, minPayoutCents: savedSearches.minPayoutCents },
      ...{ fromDay: savedSearches.fromDay, untilDay: savedSearches.untilDay, notify: savedSearches.notify },
      createdAt: savedSearches.createdAt,
    },
    (id) => eq(savedSearches.cleanerId, id),
  ),
  section(
    'feeCredits',
    feeCredits,
    { id: feeCredits.id, referredId: feeCredits.referredId, earnedAt: feeCredits.earnedAt },
    (id) => eq(feeCredits.ownerId, id),
  ),
  section(
    'messages',
    messages,
    {
      ...{ id: messages.id, jobId: messages.jobId, authorId: messages.authorId, recipientId: messages.recipientId },
      // who wrote for a host whose team they are on; their own words, too
      byId: messages.byId,
      ...{ text: messages.text, createdAt: messages.createdAt, readAt: messages.readAt },
    },
    // what an admin has hidden, neither of the two reads any longer
    (id) =>
      both(
        or(eq(messages.authorId, id), eq(messages.recipientId, id), eq(messages.byId, id)),
        isNull(messages.hiddenAt),
      ),
  ),
  section(
    'contentReports',
    contentReports,
    {
      ...{ id: contentReports.id, kind: contentReports.kind, subjectId: contentReports.subjectId },
      ...{ about: contentReports.about, reason: contentReports.reason, createdAt: contentReports.createdAt },
    },
    (id) => eq(contentReports.reporterId, id),
  ),
  namedSection(
    'notifications',
    (id, after) => sql`select id, kind, job_id as "jobId", created_at as "createdAt", read_at as "readAt"
      from notification where recipient_id = ${id} and id::text > ${after}`,
  ),
  namedSection(
    'notificationPreferences',
    (id, after) => sql`select kind as id, kind, email, push, sms from notice_preference
      where user_id = ${id} and kind > ${after}`,
  ),
  namedSection(
    'quietHours',
    (id, after) => sql`select user_id as id, starts_at as "startsAt", ends_at as "endsAt" from quiet_hours
      where user_id = ${id} and user_id::text > ${after}`,
  ),
  section(
    'mails',
    mails,
    { id: mails.id, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt },
    (id) => eq(mails.accountId, id),
  ),
  section(
    'photos',
    uploads,
    {
      ...{ id: uploads.id, width: uploads.width, height: uploads.height },
      ...{ takenAt: uploads.takenAt, createdAt: uploads.createdAt },
    },
    (id) => eq(uploads.ownerId, id),
  ),
  section(
    'adminActions',
    auditLog,
    {
      ...{ id: auditLog.id, at: auditLog.at, action: auditLog.action },
      ...{ subjectKind: auditLog.subjectKind, subjectId: auditLog.subjectId },
    },
    (id) => both(or(eq(auditLog.actorId, id), and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, id)))),
  ),
];

const both = (...conditions: (SQL | undefined)[]): SQL => sql`(${and(...conditions)})`;
