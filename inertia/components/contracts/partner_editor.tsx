import { Problem } from '@kontor/design-system/note'
import { ADDRESSES } from '~/components/shell/addresses'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { PartnerFields } from './partner_fields'
import type { CountryChoice, Partner } from './types'
import { formError, usePartnerCheck, usePartnerForm } from './use_partner_form'

interface PartnerEditorProps {
  /** As it was when it was opened. */
  partner: Partner
  /** As it is now, when somebody has changed it meanwhile. */
  now: Partner
  countries: readonly CountryChoice[]
  onDone: () => void
}

/**
 * A business partner being edited, in the place of its row; Escape leaves it as it was. When somebody
 * else was quicker what was typed stays, and a second press saves it over theirs.
 */
export function PartnerEditor({ partner, now, countries, onDone }: PartnerEditorProps) {
  const t = useText('contracts/partners')
  const form = usePartnerForm(partner)
  const check = usePartnerCheck(form)
  const refused = formError(form)
  const isBehind = refused !== undefined && now.version !== partner.version
  const save = (): void => {
    if (!check()) return
    form.transform((values) => (isBehind ? { ...values, version: now.version } : values))
    form.put(`${ADDRESSES.partners}/${partner.bpId}`, { preserveScroll: true, onSuccess: onDone })
  }
  useUnsaved(form.isDirty, save)
  const named = { id: String(partner.bpId), name: partner.bpName }
  return (
    <RowForm
      label={t('form.edit_named', named)}
      record={{ kind: 'partner', id: partner.bpId }}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t(isBehind ? 'form.save_over' : 'form.save')}
      pendingLabel={t('form.saving')}
      cancelLabel={t('form.cancel')}
      isPending={form.processing}
    >
      <Problem>{refused}</Problem>
      <PartnerFields form={form} countries={countries} />
    </RowForm>
  )
}
