import { RuleChecklist } from '@kontor/design-system/password_field'
import type { ComponentProps } from 'react'
import { useText } from '~/hooks/use_text'
import { PasswordInput } from './password_input'

type Field = Omit<
  ComponentProps<typeof PasswordInput>,
  'autoComplete' | 'label' | 'value' | 'onChange'
>

interface NewPasswordInputProps<Name extends string> {
  /** Fields of the form: the new password, and once more. */
  first: Field & { name: Name }
  again: Field & { name: Name }
  data: Record<Name, string>
  onType: (name: Name, typed: string) => void
  rules: ComponentProps<typeof RuleChecklist>['rules']
}

/** A new password, its rules ticked while it is typed, and once more. */
export function NewPasswordInput<Name extends string>(props: NewPasswordInputProps<Name>) {
  const { first, again, data, onType, rules } = props
  const t = useText('identity/password')
  const typed = ({ name }: { name: Name }) => ({
    autoComplete: 'new-password' as const,
    value: data[name],
    onChange: (value: string) => onType(name, value),
  })
  return (
    <>
      <div className="grid gap-3">
        <PasswordInput {...first} {...typed(first)} label={t('new')} />
        <RuleChecklist
          label={t('rules')}
          metLabel={t('met')}
          unmetLabel={t('unmet')}
          rules={rules}
        />
      </div>
      <PasswordInput {...again} {...typed(again)} label={t('confirmation')} />
    </>
  )
}
