import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import { usePasskeySignIn } from './use_passkey_sign_in'
import { useHasPasskeysHere } from './use_passkeys_here'

interface PasskeyButtonProps {
  uid: string
  /** The one way on where there is no other. */
  variant?: 'primary' | 'secondary'
}

/** Signs in with a passkey; not there where the browser knows none. */
export function PasskeyButton({ uid, variant = 'secondary' }: PasskeyButtonProps) {
  const t = useText('identity/sign_in')
  const { signIn, isBusy, problem } = usePasskeySignIn(uid)
  if (!useHasPasskeysHere()) return null
  return (
    <div className="grid gap-3">
      <Problem>{problem}</Problem>
      <Button
        variant={variant}
        isBlock
        isPending={isBusy}
        pendingLabel={t('passkey.waiting')}
        onPress={() => void signIn()}
      >
        {t('passkey.sign_in')}
      </Button>
    </div>
  )
}
