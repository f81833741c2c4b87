import { useCountdown } from '@kontor/design-system/countdown_dialog'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ seconds: number; next: string }>

export default function SaveUserDetailsSuccess({ seconds, next }: Props) {
  const t = useText('identity/registration')
  const left = useCountdown(seconds, true, () => window.location.assign(next))
  return (
    <Outcome
      title={t('details.success_title')}
      text={<p role="timer">{t('details.success_text', { count: left })}</p>}
    >
      <LinkButton href={next} variant="primary">
        {t('details.go_on')}
      </LinkButton>
    </Outcome>
  )
}
