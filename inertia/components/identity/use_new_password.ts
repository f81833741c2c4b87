import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'

export type PasswordRule = {
  id: 'length' | 'special' | 'number' | 'uppercase' | 'lowercase'
  count: number
  pattern: string
}

/** A new password typed twice: which rules it keeps, why it cannot be saved yet. */
export function useNewPassword(action: string, rules: PasswordRule[]) {
  const t = useText('identity')
  const form = useForm({ password: '', passwordConfirmation: '' })
  const [isLeft, setLeft] = useState(false)
  const { password, passwordConfirmation } = form.data
  const matches = password !== '' && password === passwordConfirmation
  const checked = [
    ...rules.map(({ id, count, pattern }) => ({
      label: t(`password.rule_${id}`, { count }),
      isMet: new RegExp(pattern, 'u').test(password),
    })),
    { label: t('password.rule_match'), isMet: matches },
  ]
  const keepsRules = checked.slice(0, -1).every(({ isMet }) => isMet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keepsRules && matches) form.post(action, { onError: () => form.reset() })
  }
  return {
    ...form,
    checked,
    submit,
    /** Why it cannot be saved yet. */
    reason: !keepsRules ? t('password.criteria') : matches ? undefined : t('password.mismatch'),
    /** Said when the field is left, not while the word is still being typed. */
    confirmationError:
      form.errors.passwordConfirmation ??
      (isLeft && passwordConfirmation && !matches ? t('password.must_be_identical') : undefined),
    leaveConfirmation: () => setLeft(true),
  }
}

export type NewPasswordState = ReturnType<typeof useNewPassword>
