import {
  BadgeCheck,
  Ban,
  Bell,
  BrushCleaning,
  CircleAlert,
  DoorClosed,
  HandCoins,
  Landmark,
  type LucideIcon,
  MailPlus,
  PencilLine,
  Scale,
  ShieldCheck,
  Star,
  Users,
  Wallet,
} from 'lucide-react';
import type { NotificationKind } from '#contract/notifications.ts';

interface Look {
  icon: LucideIcon;
  /** Good news, something to do, something lost, or just news. */
  tone: 'good' | 'act' | 'bad' | 'plain';
}

const good = (icon: LucideIcon): Look => ({ icon, tone: 'good' });
const act = (icon: LucideIcon): Look => ({ icon, tone: 'act' });
const bad = (icon: LucideIcon): Look => ({ icon, tone: 'bad' });
const plain = (icon: LucideIcon): Look => ({ icon, tone: 'plain' });

/** How each kind looks at a glance. */
const looks: Record<NotificationKind, Look> = {
  bidPlaced: good(HandCoins),
  bidChanged: plain(HandCoins),
  bidWithdrawn: plain(HandCoins),
  requestAccepted: good(BadgeCheck),
  requestDeclined: plain(MailPlus),
  cleanerConfirmed: good(BadgeCheck),
  backupAfterWithdrawal: act(Users),
  reopenedAfterWithdrawal: act(CircleAlert),
  placeChangeAccepted: good(BadgeCheck),
  backupAfterPlaceChange: act(Users),
  reopenedAfterPlaceChange: act(CircleAlert),
  backupAfterDeadline: act(Users),
  reopenedAfterDeadline: act(CircleAlert),
  workStarted: plain(BrushCleaning),
  workSubmitted: act(BrushCleaning),
  canceledByAdmin: bad(Ban),
  nobodyChosen: bad(Ban),
  hostPaid: plain(Wallet),
  paymentFailed: bad(Wallet),
  guestStillHere: act(DoorClosed),
  noAccess: act(DoorClosed),
  couldNotClean: bad(DoorClosed),
  refunded: good(Wallet),
  bidAccepted: good(BadgeCheck),
  promoted: act(BadgeCheck),
  chosenAsBackup: plain(Users),
  backupReleased: plain(Users),
  bidRejected: plain(HandCoins),
  bidVoided: act(PencilLine),
  invited: good(MailPlus),
  invitationVoided: plain(PencilLine),
  placeChanged: act(PencilLine),
  timeKept: plain(PencilLine),
  jobLost: bad(CircleAlert),
  jobCanceled: bad(Ban),
  biddenJobCanceled: plain(Ban),
  cleanerPaid: good(Wallet),
  cleanerPaidLater: good(Wallet),
  tipPaid: good(Wallet),
  cancellationPaid: good(Wallet),
  waitingPaid: good(Wallet),
  chargedBack: bad(Wallet),
  payoutPaid: good(Landmark),
  payoutFailed: bad(Landmark),
  payoutHeld: act(Landmark),
  payoutAccountRestricted: act(Landmark),
  checkPassed: plain(ShieldCheck),
  checkFailed: plain(ShieldCheck),
  checkApproved: good(ShieldCheck),
  checkRejected: bad(ShieldCheck),
  checkEnds: act(ShieldCheck),
  checkAnew: act(ShieldCheck),
  reviewAsked: act(Star),
  reviewApproved: good(Star),
  reviewRejected: bad(Star),
  checkWaiting: act(ShieldCheck),
  reviewWaiting: act(Star),
  codesSwitchedOff: act(CircleAlert),
  calendarNeedsYou: act(CircleAlert),
  stayMoved: act(CircleAlert),
  stayCanceled: act(CircleAlert),
  jobReported: act(Scale),
  reportAnswered: act(Scale),
  reportWithdrawn: good(Scale),
  proposalMade: act(Scale),
  proposalAccepted: act(Scale),
  reportEscalated: plain(Scale),
  reportResolved: plain(Scale),
  reportWaiting: act(Scale),
};

/** A server that is newer than this page may send kinds that it does not know. */
export const lookOf = (kind: NotificationKind): Look => looks[kind] ?? plain(Bell);
