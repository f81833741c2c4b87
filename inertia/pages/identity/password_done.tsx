import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function PasswordDone({ isActivation }: InertiaProps<{ isActivation: boolean }>) {
  const t = useText('identity')
  return (
    <Outcome
      title={t(isActivation ? 'password.activation_done' : 'password.reset_done')}
      text={t(isActivation ? 'password.activation_done_text' : 'password.reset_done_text')}
    >
      <LinkButton href="/sign-in/with/customers" variant="primary">
        {t('password.log_in')}
      </LinkButton>
    </Outcome>
  )
}
