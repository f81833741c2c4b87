import { useEffect, useRef } from 'react'

/**
 * Remembers what had the focus before the dialog, and gives it back. A dialog opened from a menu
 * returns to the menu's button, for the menu is gone by then.
 */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isOpen) return
    const remember = ({ target }: FocusEvent) => (opener.current = openerOf(target as HTMLElement))
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [isOpen])
  return {
    /** For a dialog that came into the page open. */
    rememberAtLeast: (focused: Element | null) => {
      opener.current ??= openerOf(focused as HTMLElement)
    },
    giveBack: () => {
      const title = document.querySelector<HTMLElement>('h1[tabindex]')
      const back = opener.current?.isConnected ? opener.current : title
      back?.focus()
    },
  }
}

function openerOf(focused: HTMLElement): HTMLElement {
  const buttonId = focused.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (buttonId && document.getElementById(buttonId)) || focused
}
