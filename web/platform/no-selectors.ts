/** Stands in for i18next in the browser (vite.config.ts): react-i18next takes this one function of it, for keys written as functions. */
export function keyFromSelector(): never {
  throw new Error('Keys are written as text here.');
}
