import { Heading } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
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
  const save = (): void => {
    if (check()) form.post(ADDRESSES.partners, { preserveScroll: true, onSuccess: onDone })
  }
  useUnsaved(form.isDirty, save)
  return (
    <RowForm
      isAbove
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('form.add')}
      pendingLabel={t('form.saving')}
      cancelLabel={t('form.cancel')}
      isPending={form.processing}
    >
      <Heading level={2}>{t('form.add_title')}</Heading>
      <PartnerFields form={form} countries={countries} />
    </RowForm>
  )
}
