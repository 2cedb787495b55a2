import { languages } from '#contract/languages.ts';
import { inLanguage, publicScreens, screens } from '#web/paths.ts';

const directions = Object.fromEntries(languages.map(({ code, dir }) => [code, dir]));
const localised = publicScreens.map((screen) => screens[screen]).filter((path) => inLanguage(path, 'de') !== path);

/**
 * Runs before the first paint, as text in the page's head: a reader who chose a language gets a public page's own address
 * in it, and the right `lang` and `dir` on every other page, so that the wrong language never flashes. Who may be
 * signed in is marked by `data-known`, so that what is for visitors only can stay hidden while the token is verified. Its hash
 * is in the CSP.
 */
export const firstPaintScript = `try{
if(localStorage.getItem('token'))document.documentElement.dataset.known='';
var l=localStorage.getItem('language'),d=${JSON.stringify(directions)},p=location.pathname;
if(l&&d[l]){var e=document.documentElement,t=p.length>1?p.replace(/\\/$/,''):p;
if(l!=='en'&&${JSON.stringify(localised)}.includes(t))location.replace('/'+l+(t==='/'?'':t)+location.search+location.hash);
else if(!d[p.split('/')[1]]){e.lang=l;e.dir=d[l]}}
}catch(_){}`;
