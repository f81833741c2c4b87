import { useForm, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useGatedSend } from '~/components/shell/use_gated_send'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { isEmailAddress } from '~/components/shell/email_address'
import {
  REQUIRED,
  startValues,
  type FieldErrors,
  type MessagePage,
  type Proposed,
  type TextName,
} from './message_form'
import { useFieldNames } from './use_field_names'

interface Options {
  action: string
  /** What stands in it before anything is typed. */
  proposed?: Proposed
  /** Required besides what every message needs. */
  alsoRequired?: readonly TextName[]
}

/** State of a message: what is typed, what still misses, what the server refused. */
export function useMessageForm(
  page: MessagePage,
  { action, proposed, alsoRequired = [] }: Options
) {
  const t = useText('site/messages')
  const names = useFieldNames()
  const form = useForm(startValues(page, proposed))
  useUnsaved(form.isDirty)
  /** Of the page and not of the form, so that they are there without scripts too. */
  const refused: FieldErrors = usePage().props.errors
  const [emailLeft, setEmailLeft] = useState(false)
  const { data } = form
  const product = page.products.find(({ code }) => code === data.product)
  const needsConsent = product?.isFundData ?? false

  const missing: FieldErrors = {}
  for (const name of [...alsoRequired, ...REQUIRED]) {
    if (!data[name].trim()) missing[name] = t('form.required', { label: names[name] })
  }
  const email = data.email.trim()
  const isMalformed = email !== '' && !isEmailAddress(email)
  if (isMalformed) missing.email = t('errors.email_invalid')
  if (needsConsent && !data.consent) missing.consent = t('errors.consent_missing')

  const isComplete = Object.keys(missing).length === 0
  const { asked, send, showMissing } = useGatedSend(form, action, isComplete)
  return {
    ...form,
    errors: (asked ? { ...refused, ...missing } : refused) as FieldErrors,
    /** A malformed address is said when the field is left, before anything is sent. */
    emailError: emailLeft && isMalformed ? missing.email : undefined,
    leaveEmail: () => setEmailLeft(true),
    needsConsent,
    /** Why it cannot be sent yet. */
    reason: isComplete ? undefined : t('form.hint'),
    showMissing,
    send,
  }
}

export type MessageFormState = ReturnType<typeof useMessageForm>
