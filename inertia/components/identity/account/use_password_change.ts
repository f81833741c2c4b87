import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { usePasswordRules, type PasswordRule } from '~/components/identity/use_password_rules'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'

/** The old password, the new one typed twice, and why it cannot be saved yet. */
export function usePasswordChange(rules: PasswordRule[]) {
  const t = useText('identity/password')
  const words = useText('identity/account')
  const form = useForm({ oldPassword: '', newPassword: '', confirmation: '' })
  useUnsaved(form.isDirty)
  const [isLeft, setLeft] = useState(false)
  const { oldPassword, newPassword, confirmation } = form.data
  const matches = newPassword !== '' && newPassword === confirmation
  const { checked, keepsRules } = usePasswordRules(rules, newPassword)
  const reason = firstOf([
    [oldPassword === '', words('password.old_empty')],
    [!keepsRules, t('criteria')],
    [!matches, t('mismatch')],
  ])
  /** What was chosen is not typed again because the old password was wrong. */
  const forgetWrong = (errors: Partial<Record<string, string>>) => {
    if (errors.oldPassword) form.reset('oldPassword')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason) form.put(ADDRESSES.password, { onError: forgetWrong })
  }
  return {
    ...form,
    submit,
    reason,
    checked: [...checked, { label: t('rule_match'), isMet: matches }],
    /** Said when the field is left, not while the word is still being typed. */
    confirmationError:
      form.errors.confirmation ??
      (isLeft && confirmation && !matches ? t('must_be_identical') : undefined),
    leaveConfirmation: () => setLeft(true),
  }
}

const firstOf = (reasons: [boolean, string][]) => reasons.find(([holds]) => holds)?.[1]
