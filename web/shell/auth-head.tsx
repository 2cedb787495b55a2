import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** What the sign-in screens have instead of the top bar. */
export function AuthHead() {
  return (
    <>
      <BrandMark />
      <LanguageMenu />
    </>
  );
}
