/** Stands in prerendered files for the address visitors use; the server replaces it with PUBLIC_URL. */
export const originPlaceholder = 'https://origin.invalid';

/** The meta tag that gives a served page its address. */
export const originMeta = 'site-origin';

/** The site's address without a trailing slash, for what must be absolute: canonical links, social pictures. */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return originPlaceholder;
  const given = document.querySelector<HTMLMetaElement>(`meta[name="${originMeta}"]`)?.content;
  return given && given !== originPlaceholder ? given : window.location.origin;
}
