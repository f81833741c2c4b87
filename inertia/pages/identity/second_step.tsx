import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { PasskeyButton } from '~/components/identity/security/passkey_button'
import { SecondStepForm } from '~/components/identity/security/second_step_form'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  uid: string
  hasAuthenticator: boolean
  hasPasskey: boolean
  hasRecoveryCodes: boolean
  withRecovery: boolean
}>

export default function SecondStep(props: Props) {
  const { uid, hasAuthenticator, hasPasskey, hasRecoveryCodes, withRecovery } = props
  const t = useText('identity/sign_in')
  const action = `/sign-in/${uid}/second-step`
  const kind = withRecovery ? 'recovery_code' : 'authenticator'
  const lead = withRecovery ? 'recovery_lead' : hasAuthenticator ? 'lead' : 'passkey_lead'
  return (
    <div className="mx-auto max-w-100 pb-8">
      <PageHead title={t('second_step.title')} lead={t(`second_step.${lead}`)} />
      <div className="grid gap-5 border-t border-line-ink pt-6">
        {(withRecovery || hasAuthenticator) && (
          <SecondStepForm key={kind} action={action} kind={kind} />
        )}
        {!withRecovery && hasPasskey && (
          <PasskeyButton uid={uid} variant={hasAuthenticator ? 'secondary' : 'primary'} />
        )}
      </div>
      <Text as="div" role="ui" tone="muted">
        <div className="grid gap-2 pt-6">
          {withRecovery && <Link href={action}>{t('second_step.back')}</Link>}
          {!withRecovery && hasRecoveryCodes && (
            <Link href={`${action}?with=recovery`}>{t('second_step.use_recovery')}</Link>
          )}
          <p>{t('second_step.lost')}</p>
        </div>
      </Text>
    </div>
  )
}
