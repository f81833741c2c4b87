import { SearchIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { lazy, Suspense, useCallback, useEffect, useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '../addresses'

const Palette = lazy(() => import('./palette'))

/** Opens the command palette, as Control or Command and K do; without scripts the overview. */
export function PaletteButton() {
  const t = useText('shell/frame')
  const [isNeeded, setNeeded] = useState(false)
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(async () => {
    const { loadNamespaces } = await import('~/i18n/browser')
    await loadNamespaces(['shell/palette', 'site/admin'])
    setNeeded(true)
    setOpen(true)
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open()
  }

  return (
    <form action={ADDRESSES.products} onSubmit={submit}>
      <IconButton
        type="submit"
        label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <SearchIcon />
      </IconButton>
      {isNeeded && (
        <Suspense>
          <Palette isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </form>
  )
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
