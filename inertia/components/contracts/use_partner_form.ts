import { useForm } from '@inertiajs/react'
import { useText } from '~/hooks/use_text'
import type { Partner } from './types'

/** As the server has it. */
export const MOST_DIGITS = 10

type Values = {
  bpId: string
  bpName: string
  countryCode: string
  version: number | undefined
}

export type PartnerForm = ReturnType<typeof usePartnerForm>

/** A business partner as it is typed; what was refused stays in the fields. */
export function usePartnerForm(partner: Partner | null) {
  return useForm<Values>({
    bpId: partner ? String(partner.bpId) : '',
    bpName: partner?.bpName ?? '',
    countryCode: partner?.countryCode ?? '',
    version: partner?.version,
  })
}

/** What is wrong with a partner as it is typed, beside its fields; nothing where it can be sent. */
export function usePartnerCheck(form: PartnerForm): () => boolean {
  const t = useText('contracts/partners')
  return () => {
    const { bpId, bpName, countryCode } = form.data
    const found: Partial<Record<keyof Values, string>> = {}
    const digits = bpId.trim()
    if (digits === '') found.bpId = t('errors.id_empty')
    else if (/^[-−]/.test(digits)) found.bpId = t('errors.id_negative')
    else if (!/^\d+$/.test(digits)) found.bpId = t('errors.id_number')
    else if (digits.replace(/^0+/, '').length > MOST_DIGITS) {
      found.bpId = t('errors.id_digits', { digits: String(MOST_DIGITS) })
    }
    if (bpName.trim() === '') found.bpName = t('errors.name_empty')
    if (countryCode === '') found.countryCode = t('errors.country_empty')
    form.clearErrors()
    form.setError(found as Record<keyof Values, string>)
    return Object.keys(found).length === 0
  }
}

/** What the server refused without naming a field of the form. */
export const formError = (form: PartnerForm): string | undefined =>
  (form.errors as Record<string, string>).form
