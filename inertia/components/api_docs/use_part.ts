import { useCallback, useRef, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'
import { useShared } from '~/hooks/use_shared'

/** A part of the description, null until it was asked for and has come. What fails can be asked for again. */
export function usePart<T>(name: string): [part: Record<string, T> | null, load: () => void] {
  const { locale } = useShared()
  const [part, setPart] = useState<Record<string, T> | null>(null)
  const isAsked = useRef(false)
  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    fetchData<Record<string, T>>(`/api/docs/parts/${name}?lang=${locale}`, { again: load }).then(
      setPart,
      () => (isAsked.current = false)
    )
  }, [name, locale])
  return [part, load]
}
