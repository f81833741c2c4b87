import { useState } from 'react'
import { router } from '@inertiajs/react'
import { ComboBox } from '@kontor/design-system/combo_box'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useCountryName } from '~/components/identity/use_country_name'
import { useText } from '~/hooks/use_text'
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

function BuyerFacts({ buyer }: { buyer: Buyer }) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const nameOf = useCountryName()
  const { name, company, email, vatId, country, problem } = buyer
  return (
    <>
      <div>
        <Text role="ui" weight="semibold">
          {name}
        </Text>
        <Text role="ui-s" tone="muted">
          {t('create.who', { company: company || t('create.no_company'), email })}
        </Text>
        {country && (
          <Text role="ui-s" tone="muted">
            {t('create.facts', {
              vatId: vatId ?? t('create.no_vat_id'),
              country: nameOf(country),
            })}
          </Text>
        )}
      </div>
      {problem && <Note tone="crimson">{adminText(`errors.${problem as 'no_vat_id'}`)}</Note>}
    </>
  )
}
