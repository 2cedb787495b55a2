type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
const early: (() => void)[] = [];

/** Who asks somebody for the code that proves their email, there and then. Null where nobody has to be asked. */
export function askForEmailWith(next: Ask | null): void {
  ask = next;
  if (next) for (const go of early.splice(0)) go();
}

/** Its code comes after the page: a press before that waits for it. */
export const emailCanBeProven = async (): Promise<void> => {
  if (!ask) await new Promise<void>((resolve) => early.push(resolve));
};

/** What was refused for an unproven email waits for this: true once it is proven, and may be sent again. */
export const proveEmail = (): Promise<boolean> | undefined => ask?.();
