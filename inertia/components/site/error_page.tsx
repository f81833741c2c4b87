import { Head } from '@inertiajs/react'
import { ErrorState } from '@kontor/design-system/error_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

interface ErrorPageProps {
  name: 'not_found' | 'forbidden' | 'server_error' | 'unavailable'
  action: 'not_found.products' | 'forbidden.home' | 'server_error.home' | 'unavailable.again'
  href: string
  /** By which the support finds what happened. */
  requestId?: string | null
}

/** A page that says one thing: what happened, what it means, one way on. */
export function ErrorPage({ name, action, href, requestId }: ErrorPageProps) {
  const t = useText('shell/error_pages')
  const { shop } = useShared()
  const title = t(`${name}.title`)
  return (
    <>
      <Head title={title.replace(/\.$/, '')} />
      <ErrorState
        title={title}
        action={<LinkButton href={href}>{t(action)}</LinkButton>}
        reference={requestId ? `${t('reference')} ${requestId}` : undefined}
      >
        <p>{t(`${name}.text`)}</p>
        <div className="pt-2">
          <Text tone="muted">
            {t('help', { email: shop.supportEmail, phone: shop.supportPhone })}
          </Text>
        </div>
      </ErrorState>
    </>
  )
}
