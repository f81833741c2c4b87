import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function PasswordDone({ isActivation }: InertiaProps<{ isActivation: boolean }>) {
  const t = useText('identity/password')
  return (
    <Outcome
      title={t(isActivation ? 'activation_done' : 'reset_done')}
      text={t(isActivation ? 'activation_done_text' : 'reset_done_text')}
    >
      <LinkButton href="/sign-in/with/customers" variant="primary">
        {t('log_in')}
      </LinkButton>
    </Outcome>
  )
}
