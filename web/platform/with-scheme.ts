/** An address as people copy it: what begins with a server's name is meant to begin with https://. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(address) ? `https://${address}` : address;
}
