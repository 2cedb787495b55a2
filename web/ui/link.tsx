import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';
import { fetchScreen } from './screen-ahead.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/** A link to another screen. Pointing at it fetches what it leads to. */
export function Link({ to, replace, preventScrollReset, state, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const href = useHref(to);
  const target = useResolvedPath(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    const isHere = createPath(target) === createPath({ pathname, search, hash });
    void navigate(to, { replace: replace ?? isHere, preventScrollReset, state });
  };
  const ahead = () => fetchScreen(target.pathname);
  return <a onPointerEnter={ahead} onFocus={ahead} onTouchStart={ahead} {...rest} href={href} onClick={go} />;
}

/** The same, and the current one of its row while one is on its screen or on one below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === target || (target !== '/' && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** Anything else opens another window, or a menu. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
