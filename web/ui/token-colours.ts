/** The current token colors as plain values: outside CSS custom properties cannot be read, so a probe resolves them. */
export function tokenColours<Name extends string>(
  inside: HTMLElement,
  tokens: Record<Name, `--${string}`>,
): Record<Name, string> {
  const probe = inside.appendChild(document.createElement('span'));
  const resolved = Object.entries<string>(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(resolved) as Record<Name, string>; // the same names
}
