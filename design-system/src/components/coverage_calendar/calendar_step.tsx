import { ChevronEndIcon, ChevronStartIcon } from '../icon'

interface CalendarStepProps {
  title: string
  previous: string
  next: string
  hasPrevious: boolean
  hasNext: boolean
  onStep: (by: 1 | -1) => void
}

/** The year or month shown, between the ways to the previous and to the next one. */
export function CalendarStep(props: CalendarStepProps) {
  const { title, previous, next, hasPrevious, hasNext, onStep } = props
  return (
    <div className="-ms-2 inline-flex items-center gap-1">
      <StepButton label={previous} enabled={hasPrevious} onPress={() => onStep(-1)} back />
      <span aria-live="polite" className="text-display-s tabular-nums">
        {title}
      </span>
      <StepButton label={next} enabled={hasNext} onPress={() => onStep(1)} />
    </div>
  )
}

interface StepButtonProps {
  label: string
  enabled: boolean
  onPress: () => void
  back?: boolean
}

/**
 * Stays in the tab order at the ends, so that the focus is not lost there: a native button, as an
 * `IconButton` could only be disabled, which takes the focus away.
 */
function StepButton({ label, enabled, onPress, back = false }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={enabled ? undefined : true}
      onClick={enabled ? onPress : undefined}
      className="grid size-8 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink aria-disabled:text-disabled aria-disabled:hover:bg-transparent pointer-coarse:size-11 max-sm:size-11"
    >
      {back ? <ChevronStartIcon /> : <ChevronEndIcon />}
    </button>
  )
}
