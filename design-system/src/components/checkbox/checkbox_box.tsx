import { CheckIcon, MinusIcon } from '../icon'
import { tv } from '../../internal/variants'

const box = tv({
  base: [
    'grid size-4.5 shrink-0 place-items-center rounded-control border border-control-border bg-surface text-transparent',
    'group-hover:border-ink group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus',
    'group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent',
    'group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-indeterminate:text-on-accent',
    'group-data-invalid:border-danger group-data-invalid:shadow-error',
    'group-data-disabled:border-dashed group-data-disabled:bg-transparent',
    'forced-colors:group-data-selected:bg-[Highlight] forced-colors:group-data-selected:text-[HighlightText]',
  ],
})

/** The square of a checkbox; the state comes from the group around it. */
export function CheckboxBox({ isIndeterminate }: { isIndeterminate?: boolean }) {
  return (
    <span className={box()}>
      {isIndeterminate ? <MinusIcon size={12} /> : <CheckIcon size={12} />}
    </span>
  )
}
