import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import { usePasswordRules, type PasswordRule } from './use_password_rules'

/** A new password typed twice: which rules it keeps, why it cannot be saved yet. */
export function useNewPassword(action: string, rules: PasswordRule[], uid?: string) {
  const t = useText('identity/password')
  const form = useForm({ password: '', passwordConfirmation: '' })
  const [isLeft, setLeft] = useState(false)
  const { password, passwordConfirmation } = form.data
  const matches = password !== '' && password === passwordConfirmation
  const { checked, keepsRules } = usePasswordRules(rules, password, uid)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keepsRules && matches) form.post(action)
  }
  return {
    ...form,
    checked: [...checked, { label: t('rule_match'), isMet: matches }],
    submit,
    /** Why it cannot be saved yet. */
    reason: !keepsRules ? t('criteria') : matches ? undefined : t('mismatch'),
    /** Said when the field is left, not while the word is still being typed. */
    confirmationError:
      form.errors.passwordConfirmation ??
      (isLeft && passwordConfirmation && !matches ? t('must_be_identical') : undefined),
    leaveConfirmation: () => setLeft(true),
  }
}

export type NewPasswordState = ReturnType<typeof useNewPassword>
