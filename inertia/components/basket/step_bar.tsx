import { LinkButton } from '@kontor/design-system/link_button'
import { QuoteBar } from '@kontor/design-system/patterns/quote_panel'
import { useFormat } from '~/hooks/use_format'
import { useIsInView } from '~/hooks/use_is_in_view'
import { useText } from '~/hooks/use_text'
import { BRIEF } from './order_in_brief'
import { ONWARD } from './step_buttons'
import type { Basket } from './types'

export type Onward = { href: string; label: string }

/** Total and next step at the bottom of narrow windows, until its own place is there. */
export function StepBar({ basket: { totals }, next }: { basket: Basket; next?: Onward }) {
  const t = useText('basket/items')
  const { count, money, size } = useFormat()
  const isInView = [useIsInView(BRIEF), useIsInView(ONWARD)].some(Boolean)
  if (isInView) return null
  const files = t('review.files', { count: totals.files, files: count(totals.files) })
  return (
    <QuoteBar
      amount={`${money(totals.grossCents)} EUR`}
      detail={`${files}, ${size(totals.bytes)}`}
      action={
        next && (
          <LinkButton href={next.href} variant="primary">
            {next.label}
          </LinkButton>
        )
      }
    />
  )
}
