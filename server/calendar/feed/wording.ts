import { nameIn } from '#contract/text.ts';

/** What the platform's words say about an event; `unclear` where they do not tell a guest from a closing. */
export type Wording = 'reserved' | 'blocked' | 'tentative' | 'unclear';

// Booking.com writes this over guests and closings alike, in English whatever the host's language.
const unclear = /^closed\b/i;

// As Airbnb and Vrbo (Abritel, FeWo-direkt, Stayz) write them in the host's language. Looked for at the beginning, or
// in brackets behind the platform's name, because a guest's name follows ("Reserved - Ann").
const words: readonly [Wording, RegExp][] = [
  [
    'tentative',
    /^(tentative|provisional|pending|provisoire|en attente|vorläufig|ausstehend|tentativo|provvisori[oa]|in attesa|provisional|pendiente|provisóri[oa]|pendente|暂定|待确认|待定|مبدئي|معلق)/iu,
  ],
  [
    'blocked',
    /^(not available|unavailable|blocked|block\b|owner|indisponible|non disponible|bloqué|nicht verfügbar|blockiert|gesperrt|no disponible|bloquead[oa]|non disponibile|bloccat[oa]|não disponível|indisponível|niet beschikbaar|geblokkeerd|不可用|不可订|已屏蔽|已封锁|无法预订|غير متاح|غير متوفر|محجوب|محظور|pa disponib|bloke)/iu,
  ],
  [
    'reserved',
    /^(reserved|booked|reservation|booking|réservée?|réservation|reserviert|gebucht|buchung|reservad[oa]|reserva\b|prenotat[oa]|riservat[oa]|prenotazione|gereserveerd|geboekt|已预订|已预定|预订|محجوز|حجز|rezève)/iu,
  ],
];

/** Reads the words of an event; they are the same whichever platform's feed they come from. */
export function wordingOf(summary: string): Wording {
  const text = summary.normalize('NFC').trim();
  if (unclear.test(text)) return 'unclear';
  const inBrackets = /^\S+ \(([^()]+)\)$/.exec(text)?.[1] ?? text;
  const found = words.find(([, pattern]) => pattern.test(text) || pattern.test(inBrackets));
  if (found) return found[0];
  // Airbnb once wrote the guest's name and the reservation's code
  return reservationCode(text) ? 'reserved' : 'unclear';
}

/** Airbnb's code of a reservation, in the words or in the link to it. */
export const reservationCode = (text: string): string | null => /\bHM[A-Z0-9]{8}\b/.exec(text)?.[0] ?? null;

/** The guest's name behind the platform's word ("Réservée - Ann"); null where there is none. */
export function guestNameIn(summary: string): string | null {
  const name = /^[^-–(]+ [-–] (.+)$/u.exec(summary.trim())?.[1] ?? /^(.+) \(HM[A-Z0-9]{8}\)$/.exec(summary.trim())?.[1];
  if (!name || unclear.test(summary.trim())) return null;
  return nameIn(name) || null;
}
