import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'

type Place = { label: string; path: string }

export type PaletteContent = {
  pages: Place[]
  account: Place[]
  admin: NonNullable<Data.SharedProps['user']>['adminPlaces']
  products: { code: string; name: string; category: string }[]
}

/** What the palette offers, read anew with each opening; `failed` when it could not be read. */
export function usePaletteContent(isOpen: boolean): PaletteContent | 'failed' | null {
  const [content, setContent] = useState<PaletteContent | 'failed' | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const request = new AbortController()
    read(request.signal).then(setContent, () => !request.signal.aborted && setContent('failed'))
    return () => request.abort()
  }, [isOpen])
  return content
}

function read(signal: AbortSignal): Promise<PaletteContent> {
  return fetchData<PaletteContent>('/palette', { signal })
}
