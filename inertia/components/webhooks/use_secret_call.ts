import { router } from '@inertiajs/react'
import { useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'
import { RequestFailure } from '~/components/shell/failures/request_failure'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { HookErrors } from './types'

/** Calls the HTTP API for a secret and holds it for as long as the page shows it; nothing else ever knows it. What is refused stands at its field. */
export function useSecretCall() {
  const t = useText('webhooks/pages')
  const { csrfToken } = useShared()
  const [isPending, setPending] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [errors, setErrors] = useState<HookErrors>({})

  const call = async (path: string, body: object = {}): Promise<boolean> => {
    setPending(true)
    try {
      const { data } = await fetchData<{ data: { secret: string } }>(`/api/v1/webhooks${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify(body),
        showsRefusals: true,
      })
      setErrors({})
      setSecret(data.secret)
      router.reload()
      return true
    } catch (failure) {
      setErrors(errorsOf(failure, t('form.failed')))
      return false
    } finally {
      setPending(false)
    }
  }
  return { call, isPending, secret, errors, setErrors, forget: () => setSecret(null) }
}

function errorsOf(failure: unknown, fallback: string): HookErrors {
  const found = failure instanceof RequestFailure ? failure.errors : []
  if (found.length === 0) return { form: fallback }
  return Object.fromEntries(found.map(({ field, message }) => [field ?? 'form', message]))
}
