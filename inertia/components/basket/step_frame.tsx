import type { ReactNode } from 'react'
import { Heading, Text } from '@kontor/design-system/text'
import { LockedNote } from './locked_note'
import { OrderInBrief } from './order_in_brief'
import { RefusedOrder, type Refused } from './refused_order'
import { BasketSteps, type StepNumber } from './basket_steps'
import { StepBar, type Onward } from './step_bar'
import type { Basket } from './types'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'

interface StepFrameProps {
  step: StepNumber
  reached: StepNumber
  title: string
  basket: Basket
  country?: string | null
  vatId?: string | null
  /** The way on, where nothing stands against it. */
  next?: Onward
  /** An order that was not placed, on whichever step its buyer can mend it. */
  refused: Refused | null
  children: ReactNode
}

/** A step of the checkout: work at the start, the order in brief beside it. */
export function StepFrame(props: StepFrameProps) {
  const {
    step,
    reached,
    title,
    basket,
    country = null,
    vatId = null,
    next,
    refused,
    children,
  } = props
  const t = useText('basket/items')
  const checkoutText = useText('basket/checkout')
  return (
    <>
      <PageHead title={t('title')} tabTitle={`${t('title')}, ${title}`} />
      <div className="grid gap-x-16 gap-y-10 pb-12 lg:grid-cols-page-panel">
        <div>
          <BasketSteps current={step} reached={reached} />
          <section aria-labelledby="step" className="pt-8">
            <Text role="ui" tone="muted">
              {checkoutText('steps.of', { step })}
            </Text>
            <Heading level={2} id="step" size="display-s">
              {title}
            </Heading>
            <RefusedOrder refused={refused} />
            <LockedNote until={basket.lockedUntil} step={step} />
            {children}
          </section>
        </div>
        <OrderInBrief basket={basket} country={country} vatId={vatId} />
      </div>
      <StepBar basket={basket} next={next} />
    </>
  )
}
