import { CloseIcon } from '../icon'
import { useAnchor } from '../link'

interface FilterChipProps {
  /** What holds: "State: all but New". */
  label: string
  /** The same list without it. */
  href: string
  /** Names the chip as a whole: "Remove filter State: all but New". */
  removeLabel: string
}

/** One applied filter; following it takes the filter off. */
export function FilterChip({ label, href, removeLabel }: FilterChipProps) {
  const Anchor = useAnchor()
  return (
    <Anchor href={href} aria-label={removeLabel} className={CHIP}>
      {label}
      <span className="text-subtle">
        <CloseIcon size={12} />
      </span>
    </Anchor>
  )
}

const CHIP =
  'inline-flex min-h-7 items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2.5 py-0.5 text-ink no-underline tabular-nums hover:border-ink pointer-coarse:min-h-11'
