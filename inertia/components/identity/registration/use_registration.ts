import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { trapped } from '~/components/shell/honeypot'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { FieldErrors } from '../personal_data_form'
import {
  EMPTY_REGISTRATION,
  malformedFields,
  missingFields,
  type RegistrationValues,
} from './registration_form'
import { useFieldLabels } from './use_field_labels'

/** What staff say besides when they register somebody else; nobody agrees to anything for others. */
type OnBehalf = {
  locale: string
  isSomebodyElse: boolean
  /** What the form sends besides the customer. */
  more?: Record<string, unknown>
  /** Fields of it that are still empty, each with the sentence that says so. */
  moreMissing?: FieldErrors
}

/** State of the registration: what is typed, what still misses, what the server refused. */
export function useRegistration(
  action: string,
  onBehalf?: OnBehalf,
  begun: RegistrationValues = EMPTY_REGISTRATION
) {
  const { more, moreMissing = {}, ...said } = onBehalf ?? {}
  const t = useText('identity/registration')
  const labelOf = useFieldLabels()
  const form = useForm(begun)
  useUnsaved(form.isDirty)
  const [asked, setAsked] = useState(false)
  const [summary, setSummary] = useState<FieldErrors>({})
  const [left, setLeft] = useState<string[]>([])
  const { data } = form
  const refused: FieldErrors = form.errors
  const missing = [...missingFields(data, onBehalf !== undefined), ...Object.keys(moreMissing)]
  const malformed = malformedFields(data)

  const errorsAt = (fields: string[]): FieldErrors =>
    Object.fromEntries(
      fields.map((field) => [
        field,
        malformed.includes(field)
          ? t('validation.format')
          : isAgreement(field)
            ? t('validation.accepted')
            : (moreMissing[field] ?? t('validation.required', { label: labelOf(field) ?? field })),
      ])
    )
  const open = [...missing, ...malformed]
  const shown = asked ? open : malformed.filter((field) => left.includes(field))
  const isInvalid = malformed.length > 0 || Object.keys(refused).some((field) => field !== 'form')

  const showMissing = () => {
    setAsked(true)
    setSummary({ ...refused, ...errorsAt(open) })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    showMissing()
    if (open.length > 0) return
    const trap = trapped(event.currentTarget)
    form.transform((values) => ({ ...values, ...said, ...more, ...trap, ...heardIn(values) }))
    form.post(action, { preserveScroll: 'errors', onError: setSummary })
  }
  return {
    ...form,
    errors: { ...refused, ...errorsAt(shown) } as FieldErrors,
    /** As it was at the last try: a list that follows every key would take the focus along. */
    summary,
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
        ? t(onBehalf ? 'register.missing_fields' : 'register.missing')
        : undefined,
    showMissing,
  }
}

const isAgreement = (field: string) => field === 'legalEntity' || field === 'privacyNotice'

const heardIn = ({ howDidYouHearAboutDS: { how, other } }: RegistrationValues) => ({
  howDidYouHearAboutDS: { how: how || null, other: other || null },
})

export type RegistrationState = ReturnType<typeof useRegistration>
