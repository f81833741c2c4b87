import type { Data } from '@generated/data'
import { Form } from '@inertiajs/react'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { RefusalNote } from '~/components/basket/refusal_note'
import { CsrfField } from '~/components/shell/csrf_field'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Selection } from '../addresses'
import { FilterInputs } from './filter_inputs'

interface AddToBasketProps {
  code: string
  /** The days whose figures are shown: what is seen is what is added. */
  days: Selection
  line: Pick<Data.Catalogue.Quote['lines'][number], 'priceCents' | 'countedDays'>
  /** Why these days cannot be ordered. */
  reason?: string
  /** Other days are being counted; the button waits for their figures. */
  isAsking: boolean
  onBlockedPress: () => void
}

/** The way into the basket: a plain form that works before any script has come. */
export function AddToBasket(props: AddToBasketProps) {
  const { code, days, line, reason, isAsking, onBlockedPress } = props
  const t = useText('catalogue/quote')
  const { day } = useFormat()
  const [itemId, setItemId] = useState(newItemId)
  return (
    <Form
      action="/basket/items"
      method="post"
      options={{ preserveScroll: true, preserveState: true }}
      onSuccess={() => setItemId(newItemId())}
    >
      {({ processing }) => (
        <>
          <CsrfField />
          <input type="hidden" name="clientItemId" value={itemId} suppressHydrationWarning />
          <input type="hidden" name="productCode" value={code} />
          <input type="hidden" name="from" value={days.from} />
          <input type="hidden" name="to" value={days.to} />
          {days.degraded && <input type="hidden" name="includeDegraded" value="1" />}
          {days.filters && <FilterInputs name="filters" filters={days.filters} />}
          <input type="hidden" name="shownPriceCents" value={line.priceCents} />
          <input type="hidden" name="shownDays" value={line.countedDays} />
          <GatedAction
            type="submit"
            variant="primary"
            size="large"
            isBlock
            isPending={processing || isAsking}
            pendingLabel={processing ? t('adding') : t('add')}
            reason={reason}
            onBlockedPress={onBlockedPress}
          >
            {t('add')}
          </GatedAction>
          <noscript>
            <Text role="ui-s" tone="muted">
              {t('adds', { from: day(days.from), to: day(days.to) })}
            </Text>
          </noscript>
          <RefusalNote />
        </>
      )}
    </Form>
  )
}

/** A new name for each item, so that a form sent twice adds one. */
const newItemId = () => crypto.randomUUID()
