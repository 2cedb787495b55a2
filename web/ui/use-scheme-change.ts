import { useEffect, useState } from 'react';

/** Counts up whenever the page's colors or direction change, for pictures drawn on a canvas. */
export function useSchemeChange(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const bump = () => setCount((before) => before + 1);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const page = new MutationObserver(bump);
    dark.addEventListener('change', bump);
    page.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] });
    return () => {
      dark.removeEventListener('change', bump);
      page.disconnect();
    };
  }, []);
  return count;
}
