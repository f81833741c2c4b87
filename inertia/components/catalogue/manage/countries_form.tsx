import { Heading } from '@kontor/design-system/text'
import { useState } from 'react'
import { useSeen } from '~/components/shell/records/use_seen'
import { RowForm } from '~/components/shell/row_form'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { SomeOfField } from './some_of_field'
import { PRODUCTS } from './types'

interface CountriesFormProps {
  product: { id: number; name: string; excludedCountries: string[] }
  countries: readonly { value: string; label: string }[]
  onDone: () => void
}

/** Where a product is not sold; it holds at once, without a draft. */
export function CountriesForm({ product, countries, onDone }: CountriesFormProps) {
  const t = useText('catalogue/manage_products')
  const admin = useText('site/admin')
  const [chosen, setChosen] = useState(product.excludedCountries)
  const [error, setError] = useState<string>()
  const seen = useSeen(product.excludedCountries.join() || 'none', error)
  const { post, isPending } = usePost(`${PRODUCTS}/${product.id}/countries`, 'put')
  return (
    <RowForm
      label={product.name}
      record={{ kind: 'product', id: product.id }}
      onSubmit={() =>
        post(
          { excludedCountries: chosen, seen },
          { onSuccess: onDone, onError: (errors) => setError(Object.values(errors)[0]) }
        )
      }
      onLeave={onDone}
      submitLabel={admin('form.save')}
      pendingLabel={admin('form.saving')}
      cancelLabel={admin('form.cancel')}
      isPending={isPending}
    >
      <Heading level={2}>{product.name}</Heading>
      <SomeOfField
        label={t('fields.excludedCountries')}
        options={countries}
        value={chosen}
        onChange={setChosen}
        error={error}
      />
    </RowForm>
  )
}
