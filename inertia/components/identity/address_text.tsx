import { Text } from '@kontor/design-system/text'
import { useCountryName } from './use_country_name'

export type Address = {
  name: string
  addressLine1: string
  addressLine2?: string | null
  postcode: string
  city: string
  country: string
}

export function AddressText({ address }: { address: Address }) {
  const nameOf = useCountryName()
  const { name, addressLine1, addressLine2, postcode, city, country } = address
  const lines = [name, addressLine1, addressLine2, `${postcode} ${city}`, nameOf(country)]
  return (
    <address className="not-italic">
      <Text as="div" role="ui">
        {lines.filter(Boolean).map((line, at) => (
          <span key={at} className="block">
            {line}
          </span>
        ))}
      </Text>
    </address>
  )
}
