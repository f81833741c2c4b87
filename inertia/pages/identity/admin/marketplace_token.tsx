import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import {
  MarketplaceForm,
  type MarketplaceValues,
} from '~/components/identity/account/marketplace_form'
import { ShownToken } from '~/components/identity/account/shown_token'
import { useNewToken } from '~/components/identity/account/use_new_token'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function MarketplaceToken({ days }: InertiaProps<{ days: number }>) {
  const t = useText('identity/tokens')
  const state = useNewToken<MarketplaceValues>('/marketplace-tokens')
  return (
    <div className="grid max-w-column gap-6 pb-16">
      <AdminHead title={t('marketplace.title')} lead={t('marketplace.lead')} />
      {state.token ? (
        <ShownToken token={state.token} call="/products/info" onDone={state.forget} />
      ) : (
        <MarketplaceForm state={state} />
      )}
      <Text tone="muted" measure>
        {t('marketplace.life', { days })}{' '}
        <Link href="/my-account/api-token">{t('marketplace.own')}</Link>
      </Text>
    </div>
  )
}
