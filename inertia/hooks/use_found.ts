import { useRef, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'

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
    const again = () => void ask(text)
    const answer = text === '' ? [] : await contentOf<T>(addressOf(text), again)
    if (turn !== newest.current) return
    setFound(answer)
    setLoading(false)
  }
  const search = (text: string) => {
    clearTimeout(waiting.current)
    setLoading(true)
    waiting.current = setTimeout(() => void ask(text.trim().slice(0, 100)), WAIT_MS)
  }
  return { found, isLoading, search }
}

/** Nobody is found where nobody could be asked, which is told. */
async function contentOf<T>(address: string, again: () => void): Promise<T[]> {
  type Answer = { data: { content: T[] } }
  const answer = await fetchData<Answer>(address, { again }).catch(() => null)
  return answer?.data.content ?? []
}
