const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// What the server enforces and screens show: lifetimes and deadlines in milliseconds, and counts.

/** The terms and the privacy policy go by the day on which their wording last changed; changing the texts changes this. */
export const termsVersion = '2026-11-28';

/** How long an emailed code and its link work. */
export const codeLife = 10 * minute;
/** How long an invitation to become an admin can be accepted. */
export const staffInvitationLife = 3 * day;
/** How long an admin sees the product as somebody else before they say why again. */
export const visitLife = 30 * minute;
/** How long an invitation to help a cleaner can be accepted, and how many a cleaner can send a day: each is a mail. */
export const helperInvitationLife = 3 * day;
export const helperInvitationsPerDay = 10;
/** How many help one cleaner, those asked included, and how many of them come along to a job. */
export const helpersPerCleaner = 10;
export const helpersPerJob = 3;
/** How often it may be changed in a day who comes along to a job. */
export const helperChangesPerDay = 20;

/** How long an invitation to a host’s team can be accepted, how many a host can send a day, and how many are in a team. */
export const teamInvitationLife = 3 * day;
export const teamInvitationsPerDay = 10;
export const membersPerHost = 20;
/** How long the owner of a home can follow their link to its statements. */
export const ownerLinkLife = 365 * day;

/** What a cleaner can let the host know at one job. */
export const findingsPerJob = 50;
/** How long someone who has shown the first factor can take to show the second. */
export const challengeLife = 5 * minute;
/** How many wrong tries an emailed code allows, and a login’s second step. */
export const triesPerCode = 5;

/** A job lasts no longer than this. */
export const longestJob = 24 * hour;
/** A job without a bid is its host's concern from this long before its start. */
export const bidlessNear = 48 * hour;
/** An OPEN job that ended without a cleaner can be posted again for this long; then it is canceled. */
export const repostableFor = 24 * hour;
/** Between two jobs of a cleaner there is at least this long; longer, where the way takes longer. */
export const betweenJobs = 30 * minute;
/** How fast a cleaner is taken to travel, in a straight line, in km/h. */
export const travelSpeed = 40;
/** How late Start Job may come after the start, or after a later deadline to confirm; until then it is on time. */
export const checkInGrace = 30 * minute;
/** Doubtful work waits this long for the host to decide; owners let no other wait longer. */
export const doubtfulChargedAfter = 7 * day;
/** A picture of finished work proves little if its longer side has fewer pixels than this. */
export const photoPixelsThatProve = 640;
/** The farthest ahead that a cleaner can offer to come back and finish. */
export const recleanWithin = 72 * hour;
/** What the rule table counts lateness in, in milliseconds. */
export const minuteOfRules = minute;
/** A cleaner who has to wait is paid from this long after saying so … */
export const waitingGrace = 15 * minute;
/** … and for no longer than this; then the cleaner may leave. */
export const waitingPaidFor = 60 * minute;
/** A tick that ended the wait is a slip if it is taken back within this time, with nothing else done. */
export const tickTakenBackWithin = 10 * minute;
/** Waits at one job that the host is alerted to; further ones only count. */
export const mostWaitAlarms = 3;
/** Waiting pay, and a cleaning that could not be done, count as approved if not contested for this long. */
export const waitingApprovedAfter = 24 * hour;

/** Two people can write to each other this long after their job is over, for what was left behind or is still owed. */
export const writableAfterEnd = 30 * day;
/** How many messages a person can send in a minute. */
export const messagesPerMinute = 30;
/** Characters of a message at most. */
export const messageLength = 4000;

/** A background check can be renewed this long before it expires. */
export const renewalOpens = 30 * day;

/** How many custom tasks a host can add to a job. */
export const customTasksPerJob = 50;
/** How many templates for posting a host can save. */
export const templatesPerHost = 20;
/** How many supplies a home can name. */
export const suppliesPerHome = 40;
/** How many tasks the checklist of a home can have. */
export const tasksPerHome = 150;

/** How many invitations a host can send in an hour. */
export const invitationsPerHour = 30;
/** How many calendar addresses somebody can look at in an hour before they connect them. */
export const looksPerHour = 60;
/** How many cleaners a host can invite first in an hour, at all jobs together: five at each of forty homes. */
export const invitedFirstPerHour = 200;
/** How often a cleaner can be invited to the same job in a day. */
export const invitationsPerJobADay = 3;

/** Dollars for a whole project where a cleaner offers that and names no range (SPEC §9). */
export const usualProjectRates = { min: 100, max: 500 };

/** Around what place anybody may count open jobs, in kilometres: 25 miles, as far as most cleaners go, and too far to tell where a home is. */
export const nearbyKm = 40;

/** How many hosts a cleaner can invite to Freshkey in a day. */
export const clientInvitationsPerDay = 10;
/** An address gets no second invitation for this long. */
export const invitedAgainAfter = 30 * day;
