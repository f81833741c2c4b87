import { useRef, useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'

export type Candidate = {
  id: number
  name: string
  company: string
  email: string
  bpName: string | null
}

const WAIT_MS = 250

/** Customers who are found while somebody types; the answer to the newest text counts. */
export function useCandidates() {
  const [found, setFound] = useState<Candidate[]>([])
  const [isLoading, setLoading] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  const ask = async (text: string) => {
    const turn = ++newest.current
    setLoading(true)
    const answer = await candidatesFor(text)
    if (turn !== newest.current) return
    setFound(answer)
    setLoading(false)
  }
  const search = (text: string) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void ask(text), WAIT_MS)
  }
  return { found, isLoading, search }
}

async function candidatesFor(text: string): Promise<Candidate[]> {
  if (text.trim() === '') return []
  const query = new URLSearchParams({ search: text.trim().slice(0, 100) })
  const headers = { accept: 'application/json' }
  const response = await fetch(`${ADDRESSES.partners}/users?${query}`, { headers }).catch(
    () => null
  )
  if (!response?.ok) return []
  const { data } = (await response.json()) as { data: { content: Candidate[] } }
  return data.content
}
