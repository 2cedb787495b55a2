import { cva, type VariantProps } from 'class-variance-authority';

/** The look of Button, LinkButton and IconButton; heights grow to 44 px where the pointer is a finger. */
export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 border font-medium select-none ' +
    'transition-[background-color,border-color,color] disabled:cursor-not-allowed ' +
    'aria-disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-100',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-green text-on-green hover:bg-green-hover',
        secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
        quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
        tinted: 'border-green-line bg-green-tint text-green-ink hover:border-green',
        danger: 'border-red-ink bg-surface text-red-ink hover:bg-red-tint',
        'danger-solid': 'border-transparent bg-red text-on-red hover:bg-red-ink',
        deep: 'border-transparent bg-on-deep text-green-deep hover:bg-on-deep-soft',
        'deep-outline': 'border-deep-line text-on-deep hover:border-on-deep',
      },
      size: {
        compact: 'min-h-8 rounded-control px-3 text-13 pointer-coarse:min-h-11',
        normal: 'min-h-10 rounded-control px-4 text-14 pointer-coarse:min-h-11',
        large: 'min-h-13 rounded-control px-6 text-16',
        xl: 'min-h-15 w-full rounded-card px-6 text-16 font-semibold',
      },
      /** Words with a name in them may be wider than what they are in. */
      wraps: { true: 'min-w-0 py-2 text-balance whitespace-normal', false: 'whitespace-nowrap' },
    },
    defaultVariants: { variant: 'secondary', size: 'normal', wraps: false },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyle>;
