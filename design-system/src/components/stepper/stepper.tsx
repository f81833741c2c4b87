import { CheckIcon } from '../icon'
import { useAnchor } from '../link'

export interface Step {
  label: string
  state: 'done' | 'current' | 'upcoming'
  /** Done steps may lead back. */
  href?: string
}

interface StepperProps {
  /** Names the way: "Checkout". */
  label: string
  steps: readonly Step[]
  /** Read after a done step: "done". */
  doneLabel: string
}

/** Where one is on a way of a few steps. Narrow windows show the word of the current one only. */
export function Stepper({ label, steps, doneLabel }: StepperProps) {
  const Anchor = useAnchor()
  return (
    <nav aria-label={label}>
      <ol className="flex border-y border-line text-ui max-sm:gap-4">
        {steps.map((step, index) => {
          const Element = step.href && step.state !== 'current' ? Anchor : 'span'
          return (
            <li key={step.label} className={step.state === 'current' ? 'grow' : 'sm:grow'}>
              <Element
                href={Element === 'span' ? undefined : step.href}
                aria-current={step.state === 'current' ? 'step' : undefined}
                className={`${STEP} ${STATES[step.state]}`}
              >
                <span className={`${RING} ${RINGS[step.state]}`}>
                  {step.state === 'done' ? <CheckIcon size={12} label={doneLabel} /> : index + 1}
                </span>
                <span className={step.state === 'current' ? '' : 'max-sm:sr-only'}>
                  {step.label}
                </span>
              </Element>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const STEP = '-mb-px flex items-center gap-2.5 border-b-2 pt-3 pe-4 pb-2.5 no-underline max-sm:pe-0'
const STATES = {
  current: 'border-accent font-semibold text-ink',
  done: 'border-transparent text-muted [&[href]]:hover:text-ink',
  upcoming: 'border-transparent text-muted',
}
const RING =
  'grid size-6 shrink-0 place-items-center rounded-full border text-label font-medium tabular-nums'
const RINGS = {
  current: 'border-ink bg-ink text-canvas',
  done: 'border-accent text-accent-text',
  upcoming: 'border-control-border',
}
