import { router, usePage } from '@inertiajs/react'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { postJson } from '~/components/identity/account/post_to_api'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** Signs in with a passkey of this device or of another one, at the sign-in with this id. */
export function usePasskeySignIn(uid: string) {
  const t = useText('identity/sign_in')
  const { csrfToken } = useShared()
  const { errors } = usePage().props
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const signIn = async () => {
    setProblem(undefined)
    setBusy(true)
    const address = `/sign-in/${uid}/passkey`
    const asked = await postJson<PublicKeyCredentialRequestOptionsJSON>(
      `${address}/options`,
      csrfToken,
      {}
    )
    const answer = asked.ok ? await answerTo(asked.data) : null
    if (answer) return router.post(address, { answer } as never, { onFinish: () => setBusy(false) })
    setBusy(false)
    setProblem((!asked.ok && asked.message) || t('passkey.cancelled'))
  }

  return { signIn, isBusy, problem: problem ?? (errors?.passkey as string | undefined) }
}

/** Null where the person turned the browser's question away, or no passkey fits. */
async function answerTo(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON }).catch(() => null)
}
