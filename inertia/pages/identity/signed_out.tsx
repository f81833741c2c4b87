import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { PlainMessage } from '~/components/site/plain_message'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Reason =
  'default' | 'timeout' | 'insufficient_roles' | 'locked' | 'undefined_state' | 'failed'

/** Reasons that only the support can remove. */
const NEEDS_SUPPORT: Reason[] = ['locked', 'undefined_state']

export default function SignedOut({ reason }: InertiaProps<{ reason: Reason }>) {
  const t = useText('identity')
  const { shop } = useShared()
  const text =
    reason === 'locked' || reason === 'undefined_state'
      ? t('signed_out.contact', { email: shop.supportEmail, phone: shop.supportPhone })
      : t(`signed_out.${reason}_text`)
  return (
    <PlainMessage title={t(`signed_out.${reason}`)} text={text}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton href="/" variant="primary">
          {t('signed_out.home')}
        </LinkButton>
        {!NEEDS_SUPPORT.includes(reason) && (
          <Link href="/sign-in-or-register">{t('signed_out.again')}</Link>
        )}
      </div>
    </PlainMessage>
  )
}
