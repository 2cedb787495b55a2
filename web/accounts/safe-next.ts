/** The page of ours that a visitor wanted before signing in; null for anything that could lead to another site. */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  const resolved = new URL(next, 'http://here');
  return resolved.origin === 'http://here' ? `${resolved.pathname}${resolved.search}${resolved.hash}` : null;
}
