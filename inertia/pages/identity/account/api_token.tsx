import { Link } from '@kontor/design-system/link'
import type { Data } from '@generated/data'
import { AccountHead } from '~/components/identity/account/account_head'
import { NewTokenForm, type TokenWish } from '~/components/identity/account/new_token_form'
import { ShownToken } from '~/components/identity/account/shown_token'
import { TestOrders } from '~/components/identity/account/test_orders'
import { TokenList } from '~/components/identity/account/token_list'
import { useNewToken } from '~/components/identity/account/use_new_token'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  tokens: Data.Identity.ApiToken[]
  testOrders: Data.Identity.TestOrder[]
  longestLife: number
}>

export default function ApiToken({ tokens, testOrders, longestLife }: Props) {
  const t = useText('identity/tokens')
  const state = useNewToken<TokenWish>('/tokens')
  return (
    <div className="pb-16">
      <AccountHead title={t('tokens.title')} lead={t('tokens.lead')} />
      <p className="pb-6">
        <Link href="/api/docs">{t('tokens.docs')}</Link>
      </p>
      <div className="max-w-column">
        {state.token ? (
          <ShownToken token={state.token} call="/orders" onDone={state.forget} />
        ) : (
          <NewTokenForm state={state} longestLife={longestLife} />
        )}
      </div>
      <TokenList tokens={tokens} />
      {testOrders.length > 0 && <TestOrders orders={testOrders} />}
    </div>
  )
}
