import { useEffect } from 'react'

/** Single keys act on a page while nobody types and no window is open above it; true where one did. */
export function useSingleKeys(act: (key: string) => boolean, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTaken(event.target)) return
      if (act(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

const TYPED =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], ' +
  '[role=alertdialog], [role=menu], [role=listbox]'

/** Whether the key belongs to a field, a window or a menu. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null
