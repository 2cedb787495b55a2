import { z } from 'zod';

// Everything PostgreSQL and JSON can carry and a page can show: no NUL or other control characters, no lone surrogates.
const unusableInLine = /[\p{Cc}\p{Cs}]/u;
const unusableInProse = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

// Characters a page shows nothing for: zero-width and filler ones, the empty Braille cell and the soft hyphen.
const invisible = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const isBlank = (text: string) => text.replace(invisible, '') === '';

/** One line of text as a person types it; stored as sent. */
export const line = (max: number, blank = 'blank') =>
  z
    .string({ error: ({ input }) => (input === undefined ? blank : undefined) })
    .max(max)
    .refine((text) => !isBlank(text), blank)
    .refine((text) => !unusableInLine.test(text), 'unusableCharacters');

/** One line that may be blank: a search term, or what a program sends, such as a link or a token. */
export const anyLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unusableInLine.test(text), 'unusableCharacters');

/** Text of several lines; stored as sent. */
export const prose = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unusableInProse.test(text), 'unusableCharacters');

// Directional overrides and isolates could make one name read like another; people's names never need them.
const directionControls = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

/** A person's or property's name: one line, trimmed, without characters that turn the direction of what follows. */
export const name = (max = 120, blank = 'nameRequired') =>
  line(max, blank)
    .transform((text) => text.replace(directionControls, '').trim())
    .pipe(z.string().min(1, blank));

export const email = z
  .string({ error: 'emailRequired' })
  .trim()
  .min(1, 'emailRequired')
  .max(254)
  .toLowerCase()
  .pipe(z.email('email'));

const digits = (text: string) => text.replace(/\D/g, '').length;

/** A phone number as typed: at least 10 digits, with nothing but separators between them. */
export const phone = line(40)
  .refine((text) => /^[\d\s()+.-]*$/.test(text), 'phoneCharacters')
  .refine((text) => digits(text) >= 10 && digits(text) <= 15, 'phone');
