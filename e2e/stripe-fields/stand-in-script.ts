import type { StandIn } from './stripe-house.ts';

/**
 * Runs in the page instead of Stripe's script: a field, a confirmation and a bank's frame over the page, as Stripe's own
 * behave. What the card does is decided outside, by the fake Stripe that the server talks to.
 */
function standIn(): void {
  const asked = (act: string, text: string): Promise<unknown> => window.standIn(act, text);
  const fieldIn = (place: HTMLElement) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Card number');
    place.append(field);
    return field;
  };
  const bankAnswers = () =>
    new Promise<string>((resolve) => {
      const overlay = document.body.appendChild(document.createElement('div'));
      overlay.style.cssText = 'position:fixed;inset:0;z-index:2147483647';
      const frame = overlay.appendChild(document.createElement('iframe'));
      frame.name = '__privateStripeFrame1';
      frame.style.cssText = 'inline-size:100%;block-size:100%;border:0;background:white';
      const page = frame.contentDocument;
      const button = page?.body.appendChild(page.createElement('button'));
      if (!button) return;
      button.textContent = 'Complete authentication';
      button.onclick = () => {
        overlay.remove();
        resolve('approve');
      };
    });
  const elements = ({ clientSecret }: { clientSecret: string }) => {
    let field: HTMLInputElement | null = null;
    const listeners: Record<string, () => void> = {};
    const element = {
      on: (event: string, listener: () => void) => Object.assign(listeners, { [event]: listener }),
      mount: (place: HTMLElement) => {
        field = fieldIn(place);
        setTimeout(() => listeners.ready?.());
      },
      destroy: () => field?.remove(),
    };
    return { clientSecret, typed: () => field?.value ?? '', create: () => element, update: () => undefined };
  };
  const stripe = {
    elements,
    confirmSetup: (wish: { elements: ReturnType<typeof elements> }) =>
      asked('confirm', `${wish.elements.clientSecret} ${wish.elements.typed()}`),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => asked(await bankAnswers(), clientSecret),
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
}

/** The function as a script of its own. */
export const standInScript = `(${standIn})()`;

declare global {
  interface Window {
    /** The door out of the page, opened by the test. */
    standIn: StandIn;
  }
}
