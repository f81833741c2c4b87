import type { Data } from '@generated/data'
import { AccountHead } from '~/components/identity/account/account_head'
import { AuthenticatorSection } from '~/components/identity/security/authenticator_section'
import { PasskeysSection } from '~/components/identity/security/passkeys_section'
import { RecoverySection } from '~/components/identity/security/recovery_section'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function Security({ factors }: InertiaProps<{ factors: Data.Identity.Factors }>) {
  const t = useText('identity/security')
  const { authenticator, passkeys, recoveryCodesLeft } = factors
  const isProtected = authenticator !== null || passkeys.length > 0
  return (
    <div className="pb-16">
      <AccountHead title={t('title')} lead={t(isProtected ? 'lead_on' : 'lead_off')} />
      <div className="grid max-w-column gap-12">
        <AuthenticatorSection authenticator={authenticator} />
        <PasskeysSection passkeys={passkeys} />
        {isProtected && <RecoverySection left={recoveryCodesLeft} />}
      </div>
    </div>
  )
}
