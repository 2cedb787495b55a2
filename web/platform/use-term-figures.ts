import { termFigures } from '#contract/term-figures.ts';
import type { Terms } from '#contract/usual-terms.ts';
import { useLanguage } from './language.tsx';

/** The terms that a job or a report has kept, as texts name them; of whatever has kept none, texts say those in force. */
export const useTermFigures = (kept: Partial<Terms> | null | undefined) =>
  termFigures(kept ?? {}, useLanguage().language);
