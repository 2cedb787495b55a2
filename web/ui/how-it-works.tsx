export interface HowStep {
  title: string;
  text: string;
}

export interface HowItWorksProps {
  /** What the steps lead to, for who cannot see where they stand. */
  label: string;
  steps: readonly HowStep[];
}

/** What will happen, step by step, before the first one is done: beside one another in a wide window. */
export function HowItWorks({ label, steps }: HowItWorksProps) {
  return (
    <ol aria-label={label} className="grid gap-x-8 gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 sm:gap-y-2">
          <span
            aria-hidden
            className="grid size-7 place-items-center rounded-full bg-green-tint text-13 font-semibold text-green-ink tabular-nums max-sm:row-span-2 sm:col-span-2"
          >
            {index + 1}
          </span>
          <p className="text-14 font-semibold max-sm:pt-0.5 sm:col-span-2">{title}</p>
          <p className="text-13 text-ink-soft sm:col-span-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
