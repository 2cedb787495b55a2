import { z } from 'zod';
import { erasedName } from './erased-name.ts';
import { fewMarks } from './few-marks.ts';

// Everything PostgreSQL and JSON can carry and a page can show: no NUL or other control characters, no lone surrogates.
const unusableInLine = /[\p{Cc}\p{Cs}]/u;
const unusableInProse = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

// Characters a page shows nothing for: zero-width and filler ones, the empty Braille cell and the soft hyphen.
const invisible = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
export const isBlank = (text: string) => text.replace(invisible, '') === '';

/** One line of text as a person types it; stored as sent, but for what `fewMarks` takes. */
export const line = (max: number, blank = 'blank') =>
  z
    .string({ error: ({ input }) => (input === undefined ? blank : undefined) })
    .max(max)
    .overwrite(fewMarks)
    .refine((text) => !isBlank(text), blank)
    .refine((text) => !unusableInLine.test(text), 'unusableCharacters');

/** One line that may be blank: a search term, or what a program sends, such as a link or a token. */
export const anyLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unusableInLine.test(text), 'unusableCharacters');

/** Text of several lines; stored as sent, but for what `fewMarks` takes. */
export const prose = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(fewMarks)
    .refine((text) => !unusableInProse.test(text), 'unusableCharacters');

/** Text of several lines that shows something; trimmed. */
export const said = (max: number) =>
  prose(max)
    .refine((text) => !isBlank(text), 'blank')
    .trim();

// Beside control characters these are what a line can be broken with.
const lineBreaks = /[\u2028\u2029]/g;

// Overrides and isolates could make one name read like another, and what is not seen can hide anything; people's names
// need none of it but the joiners of Persian and Indic scripts.
const formatControls = /(?![\u200c\u200d])\p{Cf}/gu;
export const plainName = (text: string) => text.replace(lineBreaks, ' ').replace(formatControls, '').trim();

/** What a name keeps of a text that nobody typed into a form; at most `max` characters, and empty where none is left. */
export const nameIn = (text: string, max = 120): string => storable(plainName(storable(text)).slice(0, max)).trim();

/** A text without what PostgreSQL and JSON cannot carry. */
export const storable = (text: string): string => text.replace(unusable, '');
const unusable = new RegExp(unusableInLine, 'gu');

/** A person's or property's name: one line, trimmed, without characters that no one sees, and not that of a deleted account. */
export const name = (max = 120, blank = 'nameRequired') =>
  line(max, blank)
    .transform(plainName)
    .pipe(
      z
        .string()
        .min(1, blank)
        .refine((text) => text !== erasedName, blank),
    );

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
