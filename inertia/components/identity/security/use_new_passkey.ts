import { router } from '@inertiajs/react'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { postJson } from '~/components/identity/account/post_to_api'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

const ADDRESS = '/my-account/security/passkeys'

/** Lets the browser make a passkey under a name and sends it to the shop. */
export function useNewPasskey() {
  const t = useText('identity/security')
  const { csrfToken } = useShared()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const create = async () => {
    if (name.trim() === '') return setError(t('passkey_name_missing'))
    setError(undefined)
    setBusy(true)
    const asked = await postJson<PublicKeyCredentialCreationOptionsJSON>(
      `${ADDRESS}/options`,
      csrfToken,
      {}
    )
    // The password was typed too long ago: the shop asks for it and leads back here.
    if (!asked.ok) return router.visit('/my-account/security/confirm')
    const answer = await answerTo(asked.data)
    if (answer) return send(answer)
    setBusy(false)
    setError(t('passkey_cancelled'))
  }

  const send = (answer: object) =>
    router.post(ADDRESS, { name, answer } as never, {
      preserveScroll: true,
      onSuccess: () => setName(''),
      onError: (errors) => setError(errors.name ?? t('passkey_cancelled')),
      onFinish: () => setBusy(false),
    })

  return { name, setName, create, isBusy, error }
}

/** Null where the person turned the browser's question away, or the device has one already. */
async function answerTo(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON }).catch(() => null)
}
