import { useForm, usePage } from '@inertiajs/react'
import { isEitherDayText, readDayText } from '@kontor/design-system/date_field_text'
import { useState } from 'react'
import { isEmailAddress } from '~/components/shell/email_address'
import { useGatedSend } from '~/components/shell/use_gated_send'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import {
  isLocked,
  REQUIRED,
  startValues,
  type FieldErrors,
  type TextName,
  type TrialPage,
} from './trial_form'
import { useFieldNames } from './use_field_names'

interface Options {
  action: string
  /** Code of the product on trial; empty where the sub product alone says it. */
  product: string
}

/** State of a request for a trial: what is typed, what still misses, what the server refused. */
export function useTrialForm(page: TrialPage, { action, product }: Options) {
  const t = useText('catalogue/trials')
  const form = useForm(startValues(page, product))
  useUnsaved(form.isDirty)
  /** Of the page and not of the form, so that they are there without scripts too. */
  const refused: FieldErrors = usePage().props.errors
  const [left, setLeft] = useState<Partial<Record<string, boolean>>>({})
  const { data } = form
  const needsVat = page.countries.some(({ code, eu }) => eu && code === data.country)
  const missing = useMissing(page, data, needsVat)
  const isComplete = Object.keys(missing).length === 0
  const { asked, send, showMissing } = useGatedSend(form, action, isComplete)
  const ofLeftFields = Object.fromEntries(
    Object.entries(missing).filter(([name]) => left[name] && data[name as 'tin'] !== '')
  )
  return {
    ...form,
    /** Everything for the summary; what a field shows comes besides. */
    errors: (asked ? { ...refused, ...missing } : refused) as FieldErrors,
    /** What is wrong in a field is said when it is left, before anything is sent. */
    errorOf: (name: string) =>
      asked ? (missing[name] ?? refused[name]) : (ofLeftFields[name] ?? refused[name]),
    leave: (name: string) => setLeft((before) => ({ ...before, [name]: true })),
    needsVat,
    isLocked: (name: TextName) => isLocked(page, name),
    firstDay: readDayText(data.effectiveDate),
    reason: isComplete ? undefined : t('form.hint'),
    showMissing,
    send,
  }
}

export type TrialFormState = ReturnType<typeof useTrialForm>

type Values = ReturnType<typeof startValues>

function useMissing(page: TrialPage, data: Values, needsVat: boolean): FieldErrors {
  const t = useText('catalogue/trials')
  const say = useText('catalogue/errors')
  const names = useFieldNames()
  const { day } = useFormat()
  const missing: FieldErrors = {}
  for (const name of REQUIRED) {
    if (!data[name].trim()) missing[name] = t('form.required', { label: names[name] })
  }
  const first = readDayText(data.effectiveDate)
  if (data.effectiveDate.trim() && !first) {
    const isEither = isEitherDayText(data.effectiveDate)
    missing.effectiveDate = isEither ? say('day_ambiguous') : t('errors.day_invalid')
  }
  if (first && (first < page.firstDay || first > page.lastDay)) {
    const bounds = { first: day(page.firstDay), last: day(page.lastDay) }
    missing.effectiveDate = t('errors.date_outside', bounds)
  }
  const email = data.companyEmail.trim()
  if (email && !isEmailAddress(email)) missing.companyEmail = t('errors.email_invalid')
  if (needsVat && !data.tin.trim()) missing.tin = t('errors.vat_missing')
  if (!data.termsAccepted) missing.termsAccepted = t('form.terms_required')
  if (!data.legalEntityConfirmed) missing.legalEntityConfirmed = t('form.entity_required')
  return missing
}
