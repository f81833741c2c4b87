import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { PasswordRule } from '~/components/identity/use_new_password'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

/** The old password, the new one typed twice, and why it cannot be saved yet. */
export function usePasswordChange(rules: PasswordRule[]) {
  const t = useText('identity')
  const words = useText('account')
  const form = useForm({ oldPassword: '', newPassword: '', confirmation: '' })
  const [isLeft, setLeft] = useState(false)
  const { oldPassword, newPassword, confirmation } = form.data
  const matches = newPassword !== '' && newPassword === confirmation
  const kept = rules.map(({ id, count, pattern }) => ({
    label: t(`password.rule_${id}`, { count }),
    isMet: new RegExp(pattern, 'u').test(newPassword),
  }))
  const reason = firstOf([
    [oldPassword === '', words('password.old_empty')],
    [kept.some(({ isMet }) => !isMet), t('password.criteria')],
    [!matches, t('password.mismatch')],
  ])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason) form.put(ADDRESSES.password, { onError: () => form.reset() })
  }
  return {
    ...form,
    submit,
    reason,
    checked: [...kept, { label: t('password.rule_match'), isMet: matches }],
    /** Said when the field is left, not while the word is still being typed. */
    confirmationError:
      form.errors.confirmation ??
      (isLeft && confirmation && !matches ? t('password.must_be_identical') : undefined),
    leaveConfirmation: () => setLeft(true),
  }
}

const firstOf = (reasons: [boolean, string][]) => reasons.find(([holds]) => holds)?.[1]
