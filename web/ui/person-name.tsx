import { isErasedName } from '#web/platform/erased-name.ts';

/** A person's name that heads a row; the words for a deleted account are quieter than any name. */
export const PersonName = ({ name }: { name: string }) => (
  <bdi className={isErasedName(name) ? 'text-ink-soft' : 'font-semibold'}>{name}</bdi>
);
