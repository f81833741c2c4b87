import { LinkButton } from '@kontor/design-system/link_button'
import { AccountHead } from '~/components/identity/account/account_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export default function ChangePasswordSuccess() {
  const t = useText('identity/account')
  return (
    <div className="max-w-column pb-8">
      <AccountHead title={t('password.changed')} lead={t('password.changed_text')} />
      <LinkButton href={ADDRESSES.account}>{t('password.to_account')}</LinkButton>
    </div>
  )
}
