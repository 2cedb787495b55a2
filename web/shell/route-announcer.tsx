import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** After a change of page: keyboard focus goes to its start and its title is read out, as a full page load would do. */
export function RouteAnnouncer() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // One frame later the new page has set its title.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      focusStartOfPage();
    });
    return () => cancelAnimationFrame(frame);
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
