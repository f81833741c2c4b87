/** Raised paper in an ink frame: popovers, menus and lists of choices. */
export const floatStyles =
  'z-500 rounded-panel border border-line-ink bg-raised text-ink shadow-float outline-none'

/** A row of a floating list. */
export const floatRowStyles = [
  'flex min-h-8 cursor-default items-center gap-3 px-4 py-1.5 text-ui text-ink no-underline outline-none',
  'data-focused:bg-hover data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus',
  'data-disabled:text-subtle pointer-coarse:min-h-11',
].join(' ')
