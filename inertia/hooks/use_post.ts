import { router } from '@inertiajs/react'
import { useState } from 'react'

type Sent = Parameters<typeof router.post>[1]
type Wishes = {
  onSuccess?: () => void
  onError?: (errors: Record<string, string>) => void
  onFinish?: () => void
}

/** Sends something and knows whether it is on its way, so that nothing is sent twice. */
export function usePost(address: string, method: 'post' | 'put' | 'delete' = 'post') {
  const [isPending, setPending] = useState(false)
  const post = (data: Sent, { onSuccess, onError, onFinish }: Wishes = {}) =>
    router.visit(address, {
      ...{ method, data, onSuccess, onError, preserveScroll: true, preserveState: true },
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        onFinish?.()
      },
    })
  return { post, isPending }
}
