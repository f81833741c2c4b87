import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { Buyer } from './types'

/** The VAT ID, with the rule before the error. */
export function VatIdForm({ buyer }: { buyer: Buyer }) {
  const t = useText('basket')
  const form = useForm({ vatId: buyer.vatId ?? '' })
  const missing = buyer.vatIdNeeded && !buyer.vatId ? t('errors.vat_id_missing') : undefined
  const error = form.errors.vatId ?? missing
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
        hint={t(ruleFor(buyer))}
        value={form.data.vatId}
        onChange={(vatId) => form.setData('vatId', vatId)}
        isChanged={!error && form.data.vatId !== (buyer.vatId ?? '')}
        error={error}
      />
      <div>
        <Button type="submit" isPending={form.processing}>
          {t('vat_id.save')}
        </Button>
      </div>
    </form>
  )
}

function ruleFor({ delivery, vatIdNeeded }: Buyer) {
  if (!delivery) return 'vat_id.rule'
  return vatIdNeeded ? 'vat_id.needed' : 'vat_id.not_needed'
}
