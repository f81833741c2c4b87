import { useForm } from '@inertiajs/react'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { recipientsOf } from './recipients_of'

const MOST_NAMED = 5

export type MailingForm = ReturnType<typeof useMailingForm>

/** A mail as it is typed; what was refused stays in the fields. */
export function useMailingForm(recipients: readonly string[], most: number) {
  const form = useForm({ recipients: recipients.join('; '), subject: '', body: '' })
  useUnsaved(form.isDirty)
  return { ...form, most }
}

/** Why the recipients cannot be written to, in words; undefined where they can. */
export function useRecipientsProblem({ data, most }: MailingForm): string | undefined {
  const t = useText('subscriptions/mailing')
  const { addresses, wrong } = recipientsOf(data.recipients)
  if (wrong.length > 0) {
    const named = wrong.slice(0, MOST_NAMED).join(' ; ')
    return t('errors.recipients_wrong', { addresses: named, count: wrong.length })
  }
  if (addresses.length > most) return t('errors.recipients_many', { most })
  return addresses.length === 0 ? t('errors.recipients_empty') : undefined
}

/** Says beside its field what is missing; whether it can be sent. */
export function useMailingCheck(form: MailingForm) {
  const t = useText('subscriptions/mailing')
  const problem = useRecipientsProblem(form)
  return ({ isTest = false } = {}): boolean => {
    const { subject, body } = form.data
    const found: Partial<Record<keyof typeof form.data, string>> = {}
    if (problem && !isTest) found.recipients = problem
    if (subject.trim() === '') found.subject = t('errors.subject')
    if (body.trim() === '') found.body = t('errors.body')
    form.clearErrors()
    form.setError(found as Record<keyof typeof form.data, string>)
    return Object.keys(found).length === 0
  }
}
