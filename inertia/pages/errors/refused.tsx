import { Head } from '@inertiajs/react'
import { ErrorState } from '@kontor/design-system/error_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** A request that the shop does not take, in the words of its reason. */
export default function Refused({ message }: InertiaProps<{ message: string }>) {
  const t = useText('shell/error_pages')
  const { shop } = useShared()
  return (
    <>
      <Head title={message.replace(/\.$/, '')} />
      <ErrorState
        title={message}
        action={<LinkButton href="/">{t('server_error.home')}</LinkButton>}
      >
        <p>{t('help', { email: shop.supportEmail, phone: shop.supportPhone })}</p>
      </ErrorState>
    </>
  )
}
