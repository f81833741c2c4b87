import { Stepper } from '@kontor/design-system/stepper'
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
  const t = useText('basket/checkout')
  const shell = useText('shared/words')
  const { user } = useShared()
  return (
    <Stepper
      label={t('steps.label')}
      doneLabel={shell('done')}
      steps={STEPS.map(({ step, name }) => ({
        label: t(`steps.${name}`),
        state: stateOf(step, current),
        href: user && step <= reached ? `/basket/${step}` : undefined,
      }))}
    />
  )
}

function stateOf(step: StepNumber, current: StepNumber) {
  if (step === current) return 'current'
  return step < current ? 'done' : 'upcoming'
}
