import { Button } from '@kontor/design-system/button'
import { Heading } from '@kontor/design-system/text'
import { useEffect, useRef, type FormEvent } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { PartnerFields } from './partner_fields'
import type { CountryChoice } from './types'
import { usePartnerCheck, usePartnerForm } from './use_partner_form'

interface AddPartnerProps {
  countries: readonly CountryChoice[]
  onDone: () => void
}

/** A line for a new business partner above the table; Escape closes it. */
export function AddPartner({ countries, onDone }: AddPartnerProps) {
  const t = useText('contracts/partners')
  const form = usePartnerForm(null)
  const check = usePartnerCheck(form)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    form.post(ADDRESSES.partners, { preserveScroll: true, onSuccess: onDone })
  }
  return (
    <form
      ref={element}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDone()}
      noValidate
      className="grid gap-4 border-y border-line py-5"
    >
      <Heading level={2}>{t('form.add_title')}</Heading>
      <PartnerFields form={form} countries={countries} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('form.saving')}
        >
          {t('form.add')}
        </Button>
        <Button onPress={onDone}>{t('form.cancel')}</Button>
      </div>
    </form>
  )
}
