import { tv } from './variants'

/** What a value is typed or chosen in. The error's second pixel is a shadow, so nothing moves. */
export const inputStyles = tv({
  base: [
    'w-full min-w-0 rounded-control border border-control-border bg-surface text-ink',
    'input-states',
  ],
  variants: {
    face: { ui: 'text-ui', mono: 'text-mono', figure: 'text-end text-ui tabular-nums' },
    room: { none: 'px-2.5', start: 'ps-8.5 pe-2.5', end: 'ps-2.5 pe-8.5', both: 'px-8.5' },
    isTall: { true: 'py-2', false: 'min-h-control py-1' },
  },
  defaultVariants: { face: 'ui', room: 'none', isTall: false },
})

/** Changed and not saved: a brass border with a thick edge at the start. */
const changed =
  '[&_:is(input,select,textarea,[data-control])]:border-warning-text [&_:is(input,select,textarea,[data-control])]:shadow-changed'

export const fieldStyles = tv({
  base: 'grid min-w-0 content-start gap-1.5',
  variants: { isChanged: { true: changed } },
})

export const labelStyles = 'text-label text-ink'
export const hintStyles = 'text-ui-s text-subtle'
