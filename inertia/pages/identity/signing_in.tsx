import { Link } from '@kontor/design-system/link'
import { Outcome } from '~/components/identity/outcome'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Shown while the provider's answer is checked; the answer's own header leads on. */
export default function SigningIn({ continueUrl }: InertiaProps<{ continueUrl: string }>) {
  const t = useText('identity/sign_in')
  return (
    <Outcome
      title={t('callback.waiting')}
      tabTitle={t('callback.title')}
      text={<Link href={continueUrl}>{t('callback.continue')}</Link>}
    />
  )
}
