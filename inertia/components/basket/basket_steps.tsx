import { Link } from '@kontor/design-system/link'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

const STEPS = [
  { step: 1, name: 'review' },
  { step: 2, name: 'address' },
  { step: 3, name: 'confirm' },
] as const

export type StepNumber = (typeof STEPS)[number]['step']

/** The three steps of the checkout; those that are reached are links, for people who are signed in. */
export function BasketSteps({ current, reached }: { current: StepNumber; reached: StepNumber }) {
  const t = useText('basket')
  const { user } = useShared()
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="grid grid-cols-3 border-t border-line">
        {STEPS.map(({ step, name }) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={`flex items-center gap-2.5 border-b-2 py-3 text-ui ${step === current ? 'border-accent font-semibold text-ink' : 'border-line text-muted'}`}
          >
            <Ring step={step} current={current} />
            <span className={step === current ? '' : 'max-sm:sr-only'}>
              {user && step !== current && step <= reached ? (
                <Link href={`/basket/${step}`} variant="plain">
                  {t(`steps.${name}`)}
                </Link>
              ) : (
                t(`steps.${name}`)
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Filled ink is here, a green ring is done. */
function Ring({ step, current }: { step: StepNumber; current: StepNumber }) {
  const ahead = 'border-control-border text-muted'
  const done = 'border-accent text-accent-text'
  const look = step === current ? 'border-ink bg-ink text-canvas' : step < current ? done : ahead
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 flex-none place-items-center rounded-full border text-ui-s font-semibold tabular-nums ${look}`}
    >
      {step}
    </span>
  )
}
