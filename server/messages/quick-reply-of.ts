import { languageCodes } from '#contract/languages.ts';
import { type QuickReply, quickReplies } from '#contract/quick-replies.ts';
import { translate } from '#server/platform/translate.ts';

let known: ReadonlyMap<string, QuickReply> | undefined;

/** The quick reply that a text is, word for word, in any of our languages; null for anything else. */
export function quickReplyOf(text: string): QuickReply | null {
  known ??= new Map(
    languageCodes.flatMap((language) =>
      quickReplies.map((key) => [translate(language, `messages:quick.${key}`).normalize('NFC'), key] as const),
    ),
  );
  return known.get(text.normalize('NFC')) ?? null;
}
