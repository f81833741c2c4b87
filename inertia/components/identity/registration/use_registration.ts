import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { FieldErrors } from '../personal_data_form'
import {
  EMPTY_REGISTRATION,
  malformedFields,
  missingFields,
  type RegistrationValues,
} from './registration_form'
import { useFieldLabels } from './use_field_labels'

/** State of the registration: what is typed, what still misses, what the server refused. */
export function useRegistration(action: string) {
  const t = useText('identity')
  const labelOf = useFieldLabels()
  const form = useForm(EMPTY_REGISTRATION)
  const [asked, setAsked] = useState(false)
  const [left, setLeft] = useState<string[]>([])
  const { data } = form
  const refused: FieldErrors = form.errors
  const missing = missingFields(data)
  const malformed = malformedFields(data)

  const errors: FieldErrors = { ...refused }
  for (const field of malformed) {
    if (asked || left.includes(field)) errors[field] = t('validation.format')
  }
  for (const field of asked ? missing : []) {
    errors[field] = isAgreement(field)
      ? t('validation.accepted')
      : t('validation.required', { label: labelOf(field) ?? field })
  }
  const isInvalid = malformed.length > 0 || Object.keys(refused).some((field) => field !== 'form')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (missing.length > 0 || malformed.length > 0) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    form.transform((values) => ({ ...values, website, ...heardIn(values) }))
    form.post(action, { preserveScroll: 'errors', onSuccess: () => setAsked(false) })
  }
  return {
    ...form,
    errors,
    submit,
    labelOf,
    /** Changes fields, and takes back what the server said about them. */
    change: (values: Partial<RegistrationValues>) => {
      form.setData({ ...data, ...values })
      const changed = Object.keys(values)
      const stale = Object.keys(refused).filter((field) => changed.includes(field.split('.')[0]!))
      // A VAT ID is judged by the country as well.
      if (changed.includes('billing') && refused.tin) stale.push('tin')
      if (stale.length > 0) form.clearErrors(...(stale as (keyof RegistrationValues)[]))
    },
    leave: (field: string) => setLeft((known) => [...new Set([...known, field])]),
    /** Why it cannot be sent yet. */
    reason: isInvalid
      ? t('register.invalid')
      : missing.length > 0
        ? t('register.missing')
        : undefined,
    showMissing: () => setAsked(true),
  }
}

const isAgreement = (field: string) => field === 'legalEntity' || field === 'privacyNotice'

const heardIn = ({ howDidYouHearAboutDS: { how, other } }: RegistrationValues) => ({
  howDidYouHearAboutDS: { how: how || null, other: other || null },
})

export type RegistrationState = ReturnType<typeof useRegistration>
