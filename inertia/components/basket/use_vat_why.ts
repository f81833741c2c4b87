import { useText } from '~/hooks/use_text'
import { useCountryName } from '~/components/identity/use_country_name'
import type { Totals } from './types'

type VatReason = Totals['vat']['reason']
type Facts = { country: string | null; vatId: string | null }

/** Why the VAT of an order is what it is, in one sentence. Only an ID that serves stands in it. */
export function useVatWhy() {
  const t = useText('basket/checkout')
  const nameOf = useCountryName()
  return (reason: VatReason, { country, vatId }: Facts) => {
    const named = { country: nameOf(country ?? ''), vatId: vatId ?? '' }
    const open = reason === 'eu_reverse_charge' && !vatId
    return t(`vat_why.${open ? 'eu_reverse_charge_open' : reason}`, named)
  }
}
