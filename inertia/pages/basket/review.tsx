import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { BasketLine } from '~/components/basket/basket_line'
import { ChangedPrices } from '~/components/basket/changed_prices'
import { DeleteBasket } from '~/components/basket/delete_basket'
import { EmptyBasket } from '~/components/basket/empty_basket'
import { NextStep } from '~/components/basket/next_step'
import { QuoteNote } from '~/components/basket/quote_note'
import { RefusalNote } from '~/components/basket/refusal_note'
import { RefusedOrder, type Refused } from '~/components/basket/refused_order'
import { RemovedNote } from '~/components/basket/removed_note'
import { StepButtons } from '~/components/basket/step_buttons'
import { StepFrame } from '~/components/basket/step_frame'
import type { Basket, BasketItem } from '~/components/basket/types'
import { useNotice } from '~/components/basket/use_notice'
import { useCan } from '~/hooks/use_can'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  contents: Basket
  country: string | null
  vatId: string | null
  refused: Refused | null
}>

/** Step 1: what is in the basket, what it costs and why. The only step that visitors see. */
export default function Review({ contents: basket, country, vatId, refused }: Props) {
  const t = useText('basket/items')
  const mayOrder = useCan('orders.write')
  const { user } = useShared()
  const [removed, setRemoved] = useState<BasketItem | null>(null)
  const undo = removed && <RemovedNote item={removed} onUndone={() => setRemoved(null)} />
  if (basket.items.length === 0) {
    return (
      <>
        <RefusedOrder refused={refused} />
        {undo}
        <EmptyBasket />
      </>
    )
  }
  return (
    <StepFrame
      step={1}
      reached={basket.blocked ? 1 : 2}
      title={t('review.title')}
      {...{ basket, country, vatId, refused }}
      next={
        user && basket.blocked
          ? undefined
          : { href: '/basket/2', label: t(user ? 'review.next' : 'review.sign_in') }
      }
    >
      <RefusalNote />
      {undo}
      {basket.savedQuote && <QuoteNote quote={basket.savedQuote} />}
      <ChangedPrices items={basket.items} step={1} />
      <div className="pt-6 pb-8">
        {basket.items.map((item) => (
          <BasketLine
            key={item.ref}
            item={item}
            isLocked={basket.lockedUntil !== null}
            onRemoved={setRemoved}
          />
        ))}
      </div>
      <StepButtons
        back={
          <>
            <LinkButton href="/">{t('review.continue')}</LinkButton>
            {!basket.lockedUntil && <DeleteBasket basket={basket} />}
            {mayOrder && (
              <LinkButton href="/admin/order-on-behalf">{t('review.on_behalf')}</LinkButton>
            )}
          </>
        }
        next={<Onward blocked={basket.blocked} />}
      />
    </StepFrame>
  )
}

/** Visitors sign in on the way; what they chose comes along. */
function Onward({ blocked }: { blocked: string | null }) {
  const t = useText('basket/items')
  const say = useNotice()
  const { user } = useShared()
  if (user) {
    const reason = blocked && say({ code: blocked })
    return <NextStep href="/basket/2" label={t('review.next')} reason={reason} />
  }
  return (
    <div className="grid justify-items-end gap-1.5 text-end">
      <LinkButton href="/basket/2" variant="primary">
        {t('review.sign_in')}
      </LinkButton>
      <Text role="ui-s" tone="muted">
        {t('review.sign_in_why')}
      </Text>
    </div>
  )
}
