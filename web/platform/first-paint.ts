import { languages } from '#contract/languages.ts';
import { inLanguage, publicScreens, screens } from '#web/paths.ts';

const directions = Object.fromEntries(languages.map(({ code, dir }) => [code, dir]));
const localised = publicScreens.map((screen) => screens[screen]).filter((path) => inLanguage(path, 'de') !== path);

/**
 * Runs before the first paint, as text in the page's head: a reader who has chosen a language is sent to a public
 * page's address in that language, and every other page gets the right `lang` and `dir`, so that the wrong language
 * never flashes. `data-known` marks a reader who may be signed in, so that what is for visitors only stays hidden while
 * the token is verified. Its hash is in the CSP.
 */
export const firstPaintScript = scriptOf(`var t=p.length>1?p.replace(/\\/$/,''):p;
if(l!=='en'&&${JSON.stringify(localised)}.includes(t))location.replace('/'+l+(t==='/'?'':t)+location.search+location.hash);
else if(!d[p.split('/')[1]]){e.lang=l;e.dir=d[l]}`);

/** The same for a page of the app, which has one address for all languages. */
export const appFirstPaintScript = scriptOf('e.lang=l;e.dir=d[l]');

function scriptOf(apply: string): string {
  return `try{var l=localStorage.getItem('language'),d=${JSON.stringify(directions)},p=location.pathname,e=document.documentElement;
if(localStorage.getItem('token'))e.dataset.known='';
if(l&&d[l]){${apply}}
}catch(_){}`;
}
