import { useCountdown } from '@kontor/design-system/countdown_dialog'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const LOG_IN = '/sign-in/with/customers'

export default function SaveUserDetailsSuccess({ seconds }: InertiaProps<{ seconds: number }>) {
  const t = useText('identity')
  const left = useCountdown(seconds, true, () => window.location.assign(LOG_IN))
  return (
    <Outcome
      title={t('details.success_title')}
      text={<p role="timer">{t('details.success_text', { count: left })}</p>}
    >
      <LinkButton href={LOG_IN} variant="primary">
        {t('details.log_in')}
      </LinkButton>
    </Outcome>
  )
}
