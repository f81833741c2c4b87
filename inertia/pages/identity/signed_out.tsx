import { Head } from '@inertiajs/react'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Heading } from '@kontor/design-system/text'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Reason = 'default' | 'timeout' | 'insufficient_roles' | 'locked' | 'undefined_state' | 'failed'

export default function SignedOut({ reason }: InertiaProps<{ reason: Reason }>) {
  const t = useText('identity')
  const { shop } = useShared()
  const needsSupport = reason === 'locked' || reason === 'undefined_state'
  const text = needsSupport
    ? t('signed_out.contact', { email: shop.supportEmail, phone: shop.supportPhone })
    : t(`signed_out.${reason}_text`)
  return (
    <section className="max-w-column pt-16 pb-8">
      <Head title={t('signed_out.title')} />
      <Heading level={1}>{t(`signed_out.${reason}`)}</Heading>
      <p className="pt-3 pb-6 text-body-l text-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton href="/" variant="primary">
          {t('signed_out.home')}
        </LinkButton>
        {!needsSupport && <Link href="/sign-in-or-register">{t('signed_out.again')}</Link>}
      </div>
    </section>
  )
}
