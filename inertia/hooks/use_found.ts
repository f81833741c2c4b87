import { useRef, useState } from 'react'

const WAIT_MS = 250

/** What is found while somebody types; the answer to the newest text counts, and a failed one is empty. */
export function useFound<T>(addressOf: (text: string) => string) {
  const [found, setFound] = useState<T[]>([])
  const [isLoading, setLoading] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  const ask = async (text: string) => {
    const turn = ++newest.current
    setLoading(true)
    const answer = text === '' ? [] : await contentOf<T>(addressOf(text))
    if (turn !== newest.current) return
    setFound(answer)
    setLoading(false)
  }
  const search = (text: string) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void ask(text.trim().slice(0, 100)), WAIT_MS)
  }
  return { found, isLoading, search }
}

async function contentOf<T>(address: string): Promise<T[]> {
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { headers }).catch(() => null)
  if (!response?.ok) return []
  const { data } = (await response.json()) as { data: { content: T[] } }
  return data.content
}
