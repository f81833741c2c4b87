import { PasswordField } from '@kontor/design-system/password_field'
import type { ComponentProps } from 'react'
import { useText } from '~/hooks/use_text'

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel'>

/** A password that can be shown, in the words of all of them. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useText('identity/password')
  return <PasswordField {...props} showLabel={t('show')} />
}
