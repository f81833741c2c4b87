import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Checkbox } from '@kontor/design-system/checkbox'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import {
  AddressForm,
  type AddressValues,
  type CountryChoice,
} from '~/components/identity/address_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Address } from '~/components/identity/address_text'

interface AddressEditorProps {
  kind: 'billing' | 'delivery'
  address: Address | null
  countries: CountryChoice[]
  offersBoth: boolean
  onClose: () => void
}

/** Changes an address without leaving the checkout. */
export function AddressEditor({
  kind,
  address,
  countries,
  offersBoth,
  onClose,
}: AddressEditorProps) {
  const t = useText('basket/checkout')
  const form = useForm({ ...valuesOf(address), alsoDelivery: offersBoth })
  useUnsaved(form.isDirty)
  const { alsoDelivery, ...values } = form.data
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.put(`/basket/addresses/${kind}`, { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <AddressForm
        kind={kind}
        values={values}
        errors={prefixed(kind, form.errors)}
        countries={countries}
        onChange={(changed) => form.setData({ ...form.data, ...changed })}
      />
      {offersBoth && (
        <Checkbox
          isSelected={alsoDelivery}
          onChange={(chosen) => form.setData('alsoDelivery', chosen)}
        >
          {t('address.same')}
        </Checkbox>
      )}
      <div className="flex gap-3">
        <Button type="submit" variant="primary" isPending={form.processing}>
          {t('address.save')}
        </Button>
        <Button onPress={onClose}>{t('address.cancel')}</Button>
      </div>
      <Text role="ui-s" tone="muted">
        {t('address.elsewhere')}{' '}
        <Link href="/my-account/personal-data?redirect=checkout">{t('address.personal_data')}</Link>
      </Text>
    </form>
  )
}

function valuesOf(address: Address | null): AddressValues {
  return {
    name: address?.name ?? '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
  }
}

/** The fields carry the kind of address in their names; the server answers without it. */
function prefixed(kind: string, errors: Partial<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [`${kind}.${field}`, message])
  )
}
