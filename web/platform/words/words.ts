export type Words = Record<string, unknown>;

/** The words of one language by file: those every screen needs, and the others, each fetched when needed. */
export interface WordFiles {
  first: Record<string, Words>;
  later: Record<string, () => Promise<Words>>;
}
