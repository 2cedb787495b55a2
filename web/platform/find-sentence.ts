import { type FieldError, isSentenceCode, sentences } from '#contract/validation.ts';

/** Finds which sentence of the contract an English text is, with its numbers: "Use at most 120 characters" is `tooLong`. */
export function findSentence(english: string): FieldError | null {
  for (const [code, sentence] of Object.entries(sentences)) {
    const values = isSentenceCode(code) ? matchSentence(sentence, english) : null;
    if (values !== null && isSentenceCode(code)) return { code, ...values };
  }
  return null;
}

function matchSentence(sentence: string, english: string): Record<string, string> | null {
  const names = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return sentence === english ? {} : null;
  const parts = sentence.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${parts.join('(.+)')}$`).exec(english);
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : null;
}
