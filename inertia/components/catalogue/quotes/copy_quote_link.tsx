import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'

/** Puts the address of a quote into the clipboard and says so. */
export function CopyQuoteLink({ address }: { address: string }) {
  const t = useText('catalogue/quote')
  const isAlive = useHydrated()
  const [copied, setCopied] = useState<string | null>(null)
  if (!isAlive) return null
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(address, location.origin).href)
    setCopied(address)
  }
  return (
    <>
      <Button variant="quiet" onPress={() => void copy()}>
        {t('copy_link')}
      </Button>
      <span role="status" className="order-last w-full px-2 text-accent-text empty:hidden">
        {copied === address ? t('link_copied') : ''}
      </span>
    </>
  )
}
