import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { Buyer } from './types'
import { useCountryName } from '~/components/identity/use_country_name'
import { useNotice } from './use_notice'

/** The VAT ID, with the rule before the error. */
export function VatIdForm({ buyer }: { buyer: Buyer }) {
  const t = useText('basket/checkout')
  const form = useForm({ vatId: buyer.vatId ?? '' })
  const say = useNotice()
  const problem = problemOf(buyer)
  const isNew = form.data.vatId !== (buyer.vatId ?? '')
  const error = form.errors.vatId ?? (problem && !isNew ? say({ code: problem }) : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.put('/basket/vat-id', { preserveScroll: true })
  }
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <TextField
        name="vatId"
        face="mono"
        autoComplete="off"
        label={t('vat_id.label')}
        hint={useVatIdHint(buyer)}
        value={form.data.vatId}
        onChange={(vatId) => form.setData('vatId', vatId)}
        isChanged={!error && isNew}
        error={error}
      />
      {isNew && (
        <div>
          <Button type="submit" isPending={form.processing}>
            {t('vat_id.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

function problemOf({ vatId, vatIdNeeded, vatIdOfEu }: Buyer): string | null {
  if (!vatIdNeeded || vatIdOfEu) return null
  return vatId ? 'catalogue.errors.vat_id_not_of_eu' : 'basket.errors.vat_id_missing'
}

/** The rule, or what the ID that is stored means for the delivery. */
function useVatIdHint({ delivery, vatIdNeeded, vatIdCountry, vatIdOfEu }: Buyer) {
  const t = useText('basket/checkout')
  const nameOf = useCountryName()
  if (!delivery) return t('vat_id.rule')
  const names = { country: nameOf(vatIdCountry ?? ''), delivery: nameOf(delivery.country) }
  if (vatIdCountry && !vatIdOfEu && !vatIdNeeded) return t('vat_id.kept', names)
  if (!vatIdNeeded) return t('vat_id.not_needed')
  const isOther = vatIdOfEu && vatIdCountry !== delivery.country
  return t(isOther ? 'vat_id.note' : 'vat_id.needed', names)
}
