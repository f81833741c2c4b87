import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './order_address'

type Days = 'same' | 'following'

/** The same once more, or the days that come after it: both fill the basket, nothing is ordered. */
export function OrderAgain({ number }: { number: number }) {
  const t = useText('orders/my_orders')
  const form = useForm<{ days: Days; form?: string }>({ days: 'following' })
  const [asked, setAsked] = useState<Days | null>(null)
  const add = (days: Days) => {
    setAsked(days)
    form.transform(() => ({ days }))
    form.post(`${orderAddress(number)}/again`, { preserveScroll: true })
  }
  const button = (days: Days) => (
    <Button
      onPress={() => !form.processing && add(days)}
      isPending={form.processing && asked === days}
      pendingLabel={t('again.filling')}
    >
      {t(`again.${days}`)}
    </Button>
  )
  return (
    <div data-print="never" className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {button('following')}
        {button('same')}
      </div>
      <Text role="ui-s" tone="muted">
        {t('again.hint')}
      </Text>
      {form.errors.form && (
        <Note tone="brass" isAnnounced>
          {form.errors.form}
        </Note>
      )}
    </div>
  )
}
