import { tv } from '../../internal/variants'

/** The look of everything that is pressed like a button, links included. */
export const buttonStyles = tv({
  base: [
    'inline-flex items-center justify-center gap-2 rounded-control border py-1.5',
    'text-center font-label no-underline transition-colors duration-press',
  ],
  variants: {
    variant: {
      primary:
        'border-accent bg-accent px-4 text-on-accent hover:border-accent-hover hover:bg-accent-hover active:bg-accent-pressed data-pressed:bg-accent-pressed',
      secondary:
        'border-control-border bg-surface px-4 text-ink hover:border-ink hover:bg-hover active:bg-pressed data-pressed:bg-pressed',
      quiet:
        'border-transparent px-2 text-accent-text hover:bg-hover active:bg-pressed data-pressed:bg-pressed',
      danger:
        'border-danger-line bg-surface px-4 text-danger-text hover:border-danger-text hover:bg-danger-subtle active:bg-danger-subtle',
      destroy:
        'border-danger bg-danger px-4 text-on-danger hover:border-danger-hover hover:bg-danger-hover',
      /* Within a line of words: what it does stands there like a link. */
      text: 'min-h-0! border-0! p-0! text-ui-s! font-normal! text-accent-text underline decoration-accent-line decoration-1 underline-offset-link hover:decoration-2 pointer-coarse:min-h-11!',
      impossible: 'cursor-not-allowed border-dashed border-control-border px-4 text-subtle',
    },
    size: {
      default: 'min-h-control text-ui',
      large: 'min-h-12 text-body',
    },
    isBlock: { true: 'w-full' },
  },
  defaultVariants: { size: 'default' },
})

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'destroy' | 'text'
