import { useEffect, useState } from 'react'
import { pageToken } from '~/components/identity/page_token'
import { BY_ITSELF } from '~/components/shell/by_itself'
import type { OpenedRecord } from './open_kinds'

export type AlsoOpen = { name: string; since: string }

const EVERY_MS = 15_000

/**
 * Says that this page has a record open while it is looked at, and learns who else has. Where the
 * shop does not answer what is known stays, and the page can say that it is not known any more.
 */
export function useAlsoOpen({ kind, id }: OpenedRecord): {
  others: AlsoOpen[]
  isLost: boolean
} {
  const [others, setOthers] = useState<AlsoOpen[]>([])
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const path = `/admin/open-records/${kind}/${id}`
    let isLeft = false
    const beat = async () => {
      if (document.visibilityState !== 'visible') return
      const found = await send(path, 'PUT')
      if (isLeft) return
      setLost(found === null)
      if (found) setOthers(found)
    }
    const leave = () => void send(path, 'DELETE')
    void beat()
    const timer = setInterval(() => void beat(), EVERY_MS)
    window.addEventListener('pagehide', leave)
    return () => {
      isLeft = true
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id])
  return { others, isLost }
}

async function send(path: string, method: 'PUT' | 'DELETE'): Promise<AlsoOpen[] | null> {
  const headers = { 'accept': 'application/json', 'x-xsrf-token': pageToken(), ...BY_ITSELF }
  const response = await fetch(path, { method, headers, keepalive: true }).catch(() => null)
  if (!response?.ok) return null
  const { data } = (await response.json()) as { data: { others: AlsoOpen[] } | null }
  return data?.others ?? null
}
