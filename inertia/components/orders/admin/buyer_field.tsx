import { useState } from 'react'
import { router } from '@inertiajs/react'
import { ComboBox } from '@kontor/design-system/combo_box'
import { useText } from '~/hooks/use_text'
import { BuyerFacts } from './buyer_facts'
import type { Buyer, Found } from './staff_order_types'

interface BuyerFieldProps {
  buyer: Buyer | null
  found: Found[]
  error?: string
}

const WAIT_MS = 250
let waiting: ReturnType<typeof setTimeout> | undefined

/** The customer for whom an order is: found by typing, and what keeps them from it. */
export function BuyerField({ buyer, found, error }: BuyerFieldProps) {
  const t = useText('orders/create')
  const [isLoading, setLoading] = useState(false)
  const ask = (data: Record<string, string>, only: string[]) =>
    router.reload({
      data,
      only,
      onStart: () => setLoading(true),
      onFinish: () => setLoading(false),
    })
  const search = (text: string) => {
    clearTimeout(waiting)
    setLoading(true)
    waiting = setTimeout(() => ask({ search: text }, ['found', 'search']), WAIT_MS)
  }
  return (
    <div className="grid gap-2">
      <ComboBox
        label={t('create.customer')}
        placeholder={t('create.customer_placeholder')}
        options={found.map(({ id, label }) => ({ value: String(id), label }))}
        value={buyer ? String(buyer.id) : null}
        onChange={(id) => id && ask({ user: id }, ['buyer', 'price'])}
        onInputChange={search}
        isLoading={isLoading}
        loadingLabel={t('create.loading')}
        emptyLabel={t('create.nobody')}
        openLabel={t('create.open_list')}
        error={error}
      />
      {buyer && <BuyerFacts buyer={buyer} />}
    </div>
  )
}
