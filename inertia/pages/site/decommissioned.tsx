import { Head } from '@inertiajs/react'
import { ErrorState } from '@kontor/design-system/error_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function Decommissioned({
  isClosed,
  shop,
  user,
}: InertiaProps<{ isClosed: boolean; message?: string }>) {
  const t = useText('site/decommission')
  if (!shop.ending) return null
  const { date, successorUrl } = shop.ending
  const successor = new URL(successorUrl).host
  const title = t(isClosed ? 'page.closed_title' : 'page.closing_title')
  return (
    <>
      <Head title={title.replace(/\.$/, '')} />
      <ErrorState
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton href={successorUrl} variant="primary">
              {t('page.go', { successor })}
            </LinkButton>
            <LinkButton href={user ? ADDRESSES.account : ADDRESSES.signIn}>
              {t('page.account')}
            </LinkButton>
          </div>
        }
      >
        <p>{t(isClosed ? 'page.closed_text' : 'page.closing_text', { date, successor })}</p>
      </ErrorState>
    </>
  )
}
