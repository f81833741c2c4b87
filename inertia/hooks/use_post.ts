import { router } from '@inertiajs/react'
import { useState } from 'react'

type Visit = NonNullable<Parameters<typeof router.post>[2]>

/** Sends something and knows whether it is on its way, so that nothing is sent twice. */
export function usePost(address: string, method: 'post' | 'put' = 'post') {
  const [isPending, setPending] = useState(false)
  const post = (
    data: Parameters<typeof router.post>[1],
    wishes: { onSuccess?: () => void; onFinish?: () => void } = {}
  ) => {
    const visit: Visit = {
      preserveScroll: true,
      preserveState: true,
      onSuccess: wishes.onSuccess,
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        wishes.onFinish?.()
      },
    }
    router[method](address, data, visit)
  }
  return { post, isPending }
}
