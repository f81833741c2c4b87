import { COPIED, CopyButton } from '@kontor/design-system/identifier'
import { useEffect, useRef } from 'react'
import { useText } from '~/hooks/use_text'

/** Copies a public link and says so in its own words, so the page's general notice is kept back. */
export function CopyLink({ url }: { url: string }) {
  const t = useText('delivery/links')
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = place.current
    const keep = (event: Event) => event.stopPropagation()
    element?.addEventListener(COPIED, keep)
    return () => element?.removeEventListener(COPIED, keep)
  }, [])
  return (
    <span ref={place}>
      <CopyButton value={url} label={t('copy')} copiedLabel={t('copied')} />
    </span>
  )
}
