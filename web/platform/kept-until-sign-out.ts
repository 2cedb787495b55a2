const prefix = 'kept:';
/** What was typed into forms of this tab, for web/platform/kept-typing.ts. */
export const typedPrefix = 'typed:';
const followers = new Map<string, Set<() => void>>();

/**
 * What somebody has written in this browser and not sent: it outlives the tab, is the same in all of them, and goes when
 * its author signs out. A session that only ran out leaves it: its author comes back to it.
 */
export const keptUntilSignOut = {
  read: (name: string): string | null => localStorage.getItem(prefix + name),
  /** Null forgets it. */
  write(name: string, text: string | null): void {
    if (text === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  },
  /** Calls back when another tab has written it, and when it went with its author. Returns how to end that. */
  follow(name: string, changed: () => void): () => void {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === prefix + name || key === null) changed();
    };
    const here = followers.get(name) ?? new Set();
    followers.set(name, here.add(changed));
    window.addEventListener('storage', elsewhere);
    return () => {
      here.delete(changed);
      window.removeEventListener('storage', elsewhere);
    };
  },
  forgetAll(): void {
    forgetIn(localStorage, prefix);
    forgetIn(sessionStorage, typedPrefix);
    for (const here of followers.values()) for (const changed of here) changed();
  },
};

function forgetIn(storage: Storage, begin: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(begin)) storage.removeItem(key);
}
