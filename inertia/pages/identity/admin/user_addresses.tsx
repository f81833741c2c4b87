import { Checkbox } from '@kontor/design-system/checkbox'
import { FormSection } from '@kontor/design-system/form_section'
import type { Data } from '@generated/data'
import { AddressForm, type CountryChoice } from '~/components/identity/address_form'
import { PartForm, useRefusal } from '~/components/identity/admin/user_page/parts/part_form'
import { addressIn, prefixed } from '~/components/identity/admin/user_page/parts/part_values'
import { usePartForm } from '~/components/identity/admin/user_page/parts/use_part_form'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import type { KnownAddress } from '~/components/identity/personal_data_form'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  person: Data.Identity.TabUser
  billing: KnownAddress | null
  delivery: KnownAddress | null
  sameAddress: boolean
  countries: CountryChoice[]
  seen: number
}>

const DELIVERY = Object.keys(prefixed('delivery', null))

/** Billing and delivery address of a person. */
export default function UserAddresses({ person, countries, seen, ...page }: Props) {
  const t = useText('identity/user_parts')
  const say = useText('identity/registration')
  const { sameAddress } = page
  const values = {
    ...{ ...prefixed('billing', page.billing), ...prefixed('delivery', page.delivery) },
    sameAddress,
  }
  const form = usePartForm(person.id, 'addresses', { values, seen }, { without, bodyOf })
  const shared = { countries, errors: form.errors, isReadOnly: useRefusal(person) !== null }
  const address = (kind: 'billing' | 'delivery') => (
    <AddressForm
      {...shared}
      kind={kind}
      values={addressIn(form.values, kind)}
      onChange={(typed) => form.change(prefixed(kind, typed))}
    />
  )
  return (
    <UserTabFrame
      person={person}
      current="addresses"
      title={t('titles.addresses', { name: person.name })}
    >
      <PartForm person={person} form={form}>
        <FormSection title={say('personal.billing')}>{address('billing')}</FormSection>
        <FormSection title={say('personal.delivery')}>
          <Checkbox
            isSelected={form.values.sameAddress}
            isDisabled={shared.isReadOnly}
            onChange={(isSame) => form.change({ sameAddress: isSame })}
          >
            {say('personal.same_address')}
          </Checkbox>
          {!form.values.sameAddress && address('delivery')}
        </FormSection>
      </PartForm>
    </UserTabFrame>
  )
}

type Values = { sameAddress: boolean }

const without = ({ sameAddress }: Values) => (sameAddress ? DELIVERY : [])

const bodyOf = (values: Values) => ({
  sameAddress: values.sameAddress,
  billing: addressIn(values, 'billing'),
  ...(values.sameAddress ? {} : { delivery: addressIn(values, 'delivery') }),
})
