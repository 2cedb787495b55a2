/**
 * Where the toast lies. On a phone at the bottom, above the bars and the buttons of a dialog; at the top where it would
 * cover down there what is written in. In a wider window at the bottom of the start, or of the end where it would cover
 * there what was acted on.
 */
export const toastPlace =
  'fixed inset-x-4 top-[calc(0.5rem+var(--top-bar)+var(--head-bar)+env(safe-area-inset-top))] z-70 rounded-card in-data-scroll-locked:max-sm:top-[calc(1rem+var(--head-bar))] max-sm:data-[edge=bottom]:top-auto max-sm:data-[edge=bottom]:bottom-[calc(0.5rem+var(--bottom-bar)+var(--thumb-bar)+var(--dialog-foot)+env(safe-area-inset-bottom))] sm:inset-x-auto sm:w-96 sm:data-[corner$=end]:end-6 sm:data-[corner$=start]:start-6 sm:data-[corner^=top]:top-[calc(0.75rem+var(--top-bar)+var(--head-bar)+env(safe-area-inset-top))] sm:data-[corner^=bottom]:top-auto sm:data-[corner^=bottom]:bottom-[calc(1.5rem+var(--bottom-bar)+var(--thumb-bar)+env(safe-area-inset-bottom))]';

export const toastCard =
  'flex animate-rise items-start gap-3 rounded-card bg-ink py-3 ps-4 pe-2 text-paper shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)';

export const toastAction =
  'mt-1 inline-flex min-h-8 items-center rounded-mark text-13 font-semibold underline underline-offset-3 outline-paper pointer-coarse:min-h-11';

export const toastClose =
  '-my-1.5 grid size-8 shrink-0 place-items-center rounded-control outline-paper pointer-coarse:-my-3 pointer-coarse:size-11';

/** How long a toast stays, in milliseconds. */
export const toastStays = 5000;
