/** Stands in prerendered files for the address that visitors use; the server puts PUBLIC_URL in its place. */
export const originPlaceholder = 'https://origin.invalid';

/** The meta tag in which a served page carries the address it was given. */
export const originMeta = 'site-origin';

/** The address of the site without a slash at the end, for what must be absolute: canonical links, social pictures. */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return originPlaceholder;
  const given = document.querySelector<HTMLMetaElement>(`meta[name="${originMeta}"]`)?.content;
  return given && given !== originPlaceholder ? given : window.location.origin;
}
