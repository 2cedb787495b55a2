import { z } from 'zod';

// The wire as its description words it, written down a second time and apart from `contract/`: a slip there is found here.

const id = z.string().regex(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/, 'no UUID of version 7');
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'no ISO 8601 time in UTC');
const hour = z.string().regex(/^\d\d:\d\d$/);
const text = z.string();
const textOrNull = text.nullable();
const number = z.number();
const count = z.number().int().min(0);
const cents = z.number().int();
const flag = z.boolean();
const rating = z.number().min(1).max(5).nullable();
const role = z.enum(['HOST', 'CLEANER', 'ADMIN']);
const jobStatus = z.enum(['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID', 'CANCELED']);
const checkStatus = z.enum(['PENDING', 'IN_PROGRESS', 'PASSED', 'FAILED', 'REJECTED', 'APPROVED']);
const moment = [
  ...(['POSTED', 'ASSIGNED', 'REASSIGNED', 'REOPENED', 'STARTED', 'SUBMITTED', 'PAID'] as const),
  ...(['CANCELED', 'DISPUTED', 'RESOLVED'] as const),
];

export const user = z.looseObject({
  id,
  email: text,
  name: text,
  firstName: text,
  role,
  phone: textOrNull,
  onboardingCompleted: flag,
  ratingAvg: rating,
  ratingCount: count,
  emailVerified: flag,
  locale: text,
  createdAt: time,
});
export const session = z.looseObject({ token: text.min(40), user });
export const message = z.looseObject({ message: text });

export const property = z.looseObject({
  id,
  title: text,
  address: text,
  city: textOrNull,
  state: textOrNull,
  zipCode: textOrNull,
  timeZone: text,
  bedrooms: number.nullable(),
  bathrooms: number.nullable(),
  squareFootage: number.nullable(),
  notes: textOrNull,
  calendarIntegrationEnabled: flag,
  autoCreateJobs: flag,
  defaultPayoutCents: cents,
  checkOutTime: hour,
  checkInTime: hour,
  createdAt: time,
});

const person = z.looseObject({ id, name: text, ratingAvg: rating, ratingCount: count });
export const job = z.looseObject({
  id,
  hostId: id,
  cleanerId: id.nullable(),
  propertyId: id,
  title: text,
  status: jobStatus,
  startTime: time,
  endTime: time,
  timeZone: text,
  payoutCents: cents,
  cleaningType: z.enum(['standard', 'deep', 'maintenance']),
  specialInstructions: textOrNull,
  customTasks: z.array(z.looseObject({ name: text, price: number, required: flag })),
  urgency: z.enum(['URGENT', 'NORMAL']),
  createdAt: time,
  city: textOrNull,
  state: textOrNull,
  zipCode: textOrNull,
  distanceKm: number.nullable(),
  can: z.array(text),
  property: z.looseObject({
    id,
    title: text,
    address: text,
    bedrooms: number.nullable(),
    bathrooms: number.nullable(),
    notes: textOrNull,
  }),
  cleaner: person.nullable(),
  host: person.nullable(),
});
export const recommendedJob = job.extend({ matchPercentage: count.max(100), reasons: z.array(text) });

export const task = z.looseObject({
  id,
  name: text,
  room: textOrNull,
  required: flag,
  doneAt: time.nullable(),
  skippedReason: textOrNull,
});
export const deliverable = z.looseObject({
  id,
  jobId: id,
  photoUrl: text,
  screenUrl: text,
  thumbnailUrl: text,
  photoType: z.enum(['BEFORE', 'PROGRESS', 'AFTER']),
  note: textOrNull,
  takenAt: time.nullable(),
  createdAt: time,
  truth: z.looseObject({
    state: z.enum(['fresh', 'reused', 'unverified']),
    doubts: z.array(text),
    distanceMetres: z.number().nullable(),
    earlier: z
      .looseObject({ jobId: id.nullable(), photoUrl: textOrNull, thumbnailUrl: textOrNull, addedAt: time })
      .nullable(),
  }),
});
export const upload = z.looseObject({
  photoUrl: text,
  thumbnailUrl: text,
  takenAt: time.nullable(),
  width: count,
  height: count,
});

export const bid = z.looseObject({
  id,
  jobId: id,
  cleanerId: id,
  amountCents: cents,
  message: textOrNull,
  estimatedHours: number.nullable(),
  status: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']),
  teamRank: number.nullable(),
  createdAt: time,
  cleaner: z.looseObject({ name: text, ratingAvg: rating, ratingCount: count }),
  cleanerProfile: z.looseObject({ hourlyRate: number }),
});
export const ownBid = bid.extend({ job: z.looseObject({ id, property: z.looseObject({ title: text }) }) });

const named = z.looseObject({ id, name: text });
export const review = z.looseObject({
  id,
  jobId: id,
  targetId: id,
  overallStars: number,
  punctualityStars: number.nullable(),
  communicationStars: number.nullable(),
  qualityStars: number.nullable(),
  comment: textOrNull,
  tipCents: cents,
  tip: z.enum(['none', 'succeeded', 'requires_action', 'declined']),
  createdAt: time,
  moderationStatus: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  rejectionReason: textOrNull,
  moderatedAt: time.nullable(),
  author: named,
  target: named,
  job: z.looseObject({ id, title: text }),
});

export const hostJob = job.extend({ bids: z.array(bid) });
export const jobDetail = job.extend({
  bids: z.array(bid).optional(),
  tasks: z.array(task),
  deliverables: z.array(deliverable),
  team: z.array(z.looseObject({ rank: number, bidId: id, cleanerId: id, name: text })),
  reviews: z.array(review),
  canReview: flag,
  dispute: z.looseObject({ id }).nullable(),
  timeline: z.array(z.looseObject({ kind: z.enum(moment), at: time, actor: textOrNull })),
});

const weekday = z.looseObject({ available: flag, start: hour, end: hour });
export const cleanerProfile = z.looseObject({
  hourlyRate: number,
  serviceRadiusKm: number,
  backgroundCheckStatus: checkStatus.nullable(),
  preferences: z.looseObject({ preferredCleaningTypes: z.array(text), maxJobsPerDay: count, minPayoutCents: cents }),
  availability: z.looseObject({ workDayStart: hour, workDayEnd: hour, availableWeekdays: z.array(text) }),
  weekly: z.looseObject({ monday: weekday, saturday: weekday, sunday: weekday }),
  daysOff: z.array(text),
  availabilitySavedAt: textOrNull,
  projectRatesEnabled: flag,
  projectRateMin: number.nullable(),
  projectRateMax: number.nullable(),
  bio: textOrNull,
  languages: z.array(text),
  suppliesProvided: flag,
  city: textOrNull,
  state: textOrNull,
  onboardingCompleted: flag,
});
export const backgroundCheck = z.looseObject({
  status: checkStatus,
  completedAt: time.nullable(),
  details: z.record(text, z.enum(['clear', 'consider'])),
  createdAt: time,
  expiresAt: time.nullable(),
});
export const approvedCleaner = z.looseObject({
  id,
  firstName: text,
  lastName: text,
  city: textOrNull,
  state: textOrNull,
  profileImageUrl: textOrNull,
  backgroundCheckStatus: checkStatus,
  workRadius: number,
  ratingAvg: rating,
  totalReviews: count,
  hourlyRate: number,
  yearsExperience: number.nullable(),
  specialties: z.array(text),
  bio: text,
  distanceMiles: number.nullable(),
});
export const previewJob = z.looseObject({
  id,
  title: text,
  urgency: z.enum(['URGENT', 'NORMAL']),
  city: textOrNull,
  state: textOrNull,
  scheduledFor: time.nullable(),
  estimatedHours: number,
  bedrooms: number.nullable(),
  bathrooms: number.nullable(),
  squareFootage: number.nullable(),
  cleaningType: text,
  payoutCents: cents.nullable(),
});
