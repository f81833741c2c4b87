import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { postToApi } from './post_to_api'

export type NewToken = { id: number; api_token: string; expires_at: string }

/** Makes a token and holds it for as long as the page shows it; nothing else ever knows it. */
export function useNewToken() {
  const t = useText('account')
  const { csrfToken } = useShared()
  const [isCreating, setCreating] = useState(false)
  const [token, setToken] = useState<NewToken | null>(null)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  const create = async (form: { name: string; days: number }) => {
    setCreating(true)
    const answer = await postToApi<NewToken>('/tokens', csrfToken, form)
    setCreating(false)
    if (answer.ok) {
      setErrors({})
      setToken(answer.data)
      router.reload({ only: ['tokens'] })
    } else {
      const { fields, message } = answer
      const isNamed = Object.keys(fields).length > 0
      setErrors(isNamed ? fields : { name: message || t('tokens.failed') })
    }
    return answer.ok
  }

  return { create, isCreating, token, errors, forget: () => setToken(null) }
}
