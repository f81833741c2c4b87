import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { Button } from '@kontor/design-system/button'
import { BasketIcon } from '@kontor/design-system/icon'
import { Text } from '@kontor/design-system/text'
import { useBasketSummary } from '~/hooks/use_basket_summary'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'

const BasketPopover = lazy(() => import('./basket_popover'))

/** How many items lie in the basket; opens their list, without scripts the basket page. */
export function BasketButton() {
  const t = useText('shell/frame')
  const { count } = useBasketSummary()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const toggle = (event: FormEvent) => {
    event.preventDefault()
    setOpen(!open)
  }

  return (
    <form action={ADDRESSES.basket} onSubmit={toggle}>
      <Button
        ref={button}
        type="submit"
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t(count === 0 ? 'basket.items_zero' : 'basket.items', { count })}
      >
        <Text as="span" role="inherit" weight="normal" isTabular>
          <span className="flex items-center gap-2">
            <BasketIcon />
            {count}
          </span>
        </Text>
      </Button>
      {open && (
        <Suspense>
          <BasketPopover anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  )
}
