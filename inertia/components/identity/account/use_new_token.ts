import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { postToApi } from './post_to_api'

export type NewToken = { api_token: string; expires_at: string }

type Path = '/tokens' | '/marketplace-tokens'

/** Makes a token and holds it for as long as the page shows it; nothing else ever knows it. */
export function useNewToken<Form extends object>(path: Path) {
  const t = useText('identity/tokens')
  const { csrfToken } = useShared()
  const [isCreating, setCreating] = useState(false)
  const [token, setToken] = useState<NewToken | null>(null)
  const [error, setError] = useState<string>()

  const create = async (form: Form) => {
    setCreating(true)
    const answer = await postToApi<NewToken>(path, csrfToken, form)
    setCreating(false)
    if (!answer.ok) return setError(answer.message || t('tokens.failed'))
    setError(undefined)
    setToken(answer.data)
    router.reload()
  }

  return { create, isCreating, token, error, forget: () => setToken(null) }
}
