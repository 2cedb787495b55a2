import { backgroundCheckFeeCents, platformFeeCents } from '#contract/money.ts';
import { usualTable } from '#contract/rule-table.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { type ScreenName, screens } from '#web/paths.ts';
import { started } from './announce-start.ts';

/** Pages complete as written: their scripts load at the first sign of interest, or at once if someone is signed in. */
const quietScreens: readonly ScreenName[] = [
  'home',
  'homeAlias',
  'welcome',
  'help',
  'trustAndSafety',
  'fairResolution',
];
const quietPaths = new Set<string>(quietScreens.map((screen) => screens[screen]));

export const isQuiet = (plainPath: string): boolean => quietPaths.has(plainPath);

/** What the owners decide of what the page was written with, by the name under which the config holds it. */
const written = JSON.stringify({
  hostCents: platformFeeCents,
  backgroundCheckCents: backgroundCheckFeeCents,
  ...usualTerms,
  ...usualTable,
});

/** Of a config `c`, in a page’s script: whether a side may not sign up. */
export const isSignUpClosed = `(c.off||[]).some(function(f){return f==='hostSignUp'||f==='cleanerSignUp'})`;

/**
 * Runs in the page's head. A button pressed before React has taken over is pressed again afterwards; links work all
 * along, except those that change the language, which must be remembered. What only a demo shows, and what only a
 * confirmed installation may claim, is in the page but hidden: `data-demo` and `data-claims` on the document show or
 * remove it. A demo that others can reach starts at once, because its banner needs React; so does a banner of the owners,
 * a sign-up that is closed, and a fee, a deadline or a rule's percentage that is not the one in the page.
 */
const waitingScript = `(function(){
var begun=false,signs=['pointerover','pointerdown','touchstart','keydown','focusin','scroll'],pressed=null;
function begin(){if(begun)return;begun=true;signs.forEach(function(s){removeEventListener(s,begin,true)});
var s=document.createElement('script');s.type='module';s.text=document.getElementById('start').text;document.head.append(s)}
function hold(e){var b=e.target.closest&&e.target.closest('button,a[hreflang]');if(!b)return;pressed=b;e.preventDefault();e.stopImmediatePropagation()}
addEventListener('click',hold,true);
addEventListener('${started}',function(){removeEventListener('click',hold,true);if(!pressed)return;
var o={bubbles:true,cancelable:true,button:0};
['pointerdown','mousedown','pointerup','mouseup'].forEach(function(t){pressed.dispatchEvent(t[0]==='p'?new PointerEvent(t,o):new MouseEvent(t,o))});
pressed.click()},{once:true});
signs.forEach(function(s){addEventListener(s,begin,{capture:true,passive:true})});
var known=null;try{known=localStorage.getItem('token')}catch(_){}
addEventListener('DOMContentLoaded',function(){if(known)begin();fetch('/api/config').then(function(r){return r.json()}).then(function(c){var d=document.documentElement.dataset;if(c.mode==='demo')d.demo='';d.claims=c.marketing.confirmed?'stated':'counted';
var w=${written},now=Object.assign({},c.fees,c.terms,c.ruleTable);
if(c.exposedDemo||c.banner||${isSignUpClosed}||Object.keys(w).some(function(k){return w[k]!==now[k]}))begin()}).catch(function(){})});
})()`;

/** Rewrites a rendered page so that its modules wait: what would start them is kept as text, nothing is preloaded. */
export function startQuietly(html: string): string {
  const module = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;
  if (!module.test(html)) throw new Error('The rendered page has no module script to hold back');
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(module, (_, start: string) => `<script type="text/plain" id="start">${start}</script>`)
    .replace('</head>', () => `<script>${waitingScript}</script></head>`);
}
