import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DateRangeText } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { StepNumber } from './basket_steps'
import type { BasketItem } from './types'
import { isChanged, useChangedWords } from './use_changed_words'

interface ChangedPricesProps {
  items: BasketItem[]
  /** The first step marks the items themselves; the others show none, so the note names them. */
  step: StepNumber
}

/** Prices are other than when they were chosen: said once, and gone on with only when agreed. */
export function ChangedPrices({ items, step }: ChangedPricesProps) {
  const t = useText('basket/items')
  const changed = items.filter(isChanged)
  if (changed.length === 0) return null
  const agree = () => router.put('/basket/agreed-prices', { step }, { preserveScroll: true })
  return (
    <div className="pt-6">
      <Note
        tone="brass"
        title={t('changed.title')}
        actions={<Button onPress={agree}>{t('changed.agree')}</Button>}
      >
        {step === 1 ? t('changed.text') : <ChangedItems items={changed} />}
      </Note>
    </div>
  )
}

function ChangedItems({ items }: { items: BasketItem[] }) {
  const orders = useText('orders/order')
  const words = useChangedWords()
  return (
    <ul className="grid gap-2 pt-1">
      {items.map((item) => (
        <li key={item.ref}>
          <Text as="span" role="inherit" weight="semibold">
            {item.line?.product.name ?? item.productCode}
          </Text>{' '}
          <DateRangeText from={item.from} to={item.to} toLabel={orders('to')} />
          {words(item).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}
