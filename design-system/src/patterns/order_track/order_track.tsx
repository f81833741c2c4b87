import type { CSSProperties, ReactNode } from 'react'
import { StatusShape, statusLook } from '../../components/status_badge'

export interface TrackStep {
  /** The status's own name: the step at hand has its sign, as a badge beside it. */
  id: string
  label: ReactNode
  /** When it happened, or what it waits for. */
  detail?: ReactNode
  state: 'done' | 'current' | 'next' | 'failed'
}

interface OrderTrackProps {
  /** Names the list: "Progress of the order". */
  label: string
  steps: readonly TrackStep[]
  /** How far the current step is, from 0 to 1. */
  progress?: number
  /** Spoken behind a step, so that nothing rests on its shape: "done", "current step". */
  stateLabels: Record<TrackStep['state'], string>
}

const SHAPES = {
  done: 'check',
  next: 'circle',
  failed: 'octagon',
} as const

const shapeOf = ({ id, state }: TrackStep) =>
  state === 'current' ? statusLook(id).shape : SHAPES[state]

const INKS = {
  done: 'text-accent',
  current: 'text-accent',
  next: 'text-subtle',
  failed: 'text-danger',
}

/** The steps of an order on one line, green as far as it has come; upright on narrow pages. */
export function OrderTrack({ label, steps, progress = 0, stateLabels }: OrderTrackProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr md:grid-flow-col">
      {steps.map((step) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative py-3 pe-4 text-ui max-md:py-1 max-md:ps-4 max-md:pb-3"
        >
          <Line state={step.state} progress={progress} />
          <p className="flex items-center gap-1.75 font-semibold text-ink">
            <StatusShape shape={shapeOf(step)} className={INKS[step.state]} />
            {step.label}
            <span className="sr-only">, {stateLabels[step.state]}</span>
          </p>
          {step.detail && (
            <p
              className={`text-ui-s tabular-nums ${step.state === 'current' ? 'text-ink' : 'text-muted'}`}
            >
              {step.detail}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The rule of a step, at the top or at the start; the current one is filled as far as it is. */
function Line({ state, progress }: { state: TrackStep['state']; progress: number }) {
  const share = state === 'done' ? 1 : state === 'current' ? progress : 0
  return (
    <span
      aria-hidden="true"
      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
      className={`absolute start-0 top-0 max-md:h-full max-md:w-0.5 md:h-0.5 md:w-full ${state === 'failed' ? 'bg-danger' : 'bg-line-strong'}`}
    >
      <span className="block bg-accent max-md:h-(--share) max-md:w-full md:h-full md:w-(--share)" />
    </span>
  )
}
