/** A box to tick in a list: native, drawn as those of forms are. */
export const BOX =
  'grid size-4.5 flex-none appearance-none place-items-center rounded-control border border-control-border bg-surface ' +
  'before:h-1.25 before:w-2.25 before:-translate-y-px before:-rotate-45 before:border-b-2 before:border-s-2 ' +
  'before:border-on-accent before:opacity-0 before:content-[""] checked:border-accent checked:bg-accent ' +
  'checked:before:opacity-100 indeterminate:border-accent indeterminate:bg-accent indeterminate:before:h-0 ' +
  'indeterminate:before:translate-y-0 indeterminate:before:rotate-0 indeterminate:before:border-s-0 ' +
  'indeterminate:before:opacity-100 aria-disabled:border-dashed aria-disabled:bg-transparent forced-colors:appearance-auto'
