interface SkeletonProps {
  /** Lines of text or rows of a table, so that the space is right from the start. */
  lines: number
  shape?: 'text' | 'rows'
  /** Read out once: "Loading". */
  label: string
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']

/** Keeps the place of what is on its way. It does not move; old content stays where there is some. */
export function Skeleton({ lines, shape = 'text', label }: SkeletonProps) {
  const isRows = shape === 'rows'
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={isRows ? 'border-t border-line-ink' : 'grid gap-2'}>
        {Array.from({ length: lines }, (_, line) => (
          <div
            key={line}
            className={isRows ? 'flex min-h-row items-center border-b border-line' : ''}
          >
            <div className={`h-3 bg-hover ${WIDTHS[line % WIDTHS.length]}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
