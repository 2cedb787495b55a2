import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** What a page is called that is not there yet (starting-screen.tsx). */
const unnamed = 'Freshkey';

/** After a change of page: keyboard focus goes to its start and its title is read out, as a full page load would do. */
export function RouteAnnouncer() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const say = () => document.title !== unnamed && setTitle(document.title);
    // one frame later the new page is there, with its title unless its code is still on the way
    const frame = requestAnimationFrame(() => {
      say();
      focusStartOfPage();
    });
    const titles = new MutationObserver(say);
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      titles.disconnect();
    };
  }, [pathname]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title === '' ? '' : t('arrived', { title })}
    </p>
  );
}

/** A field that the page itself has focused keeps the focus. */
function focusStartOfPage(): void {
  const main = document.getElementById('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
