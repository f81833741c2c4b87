import { useEffect } from 'react'

export type DeskKeys = {
  move: (by: 1 | -1) => void
  undo: () => void
  rest: () => void
  take: () => void
  focusLine: () => void
  showKeys: () => void
}

/** Single keys act on the page while nobody types and no window is open above it. */
export function useDeskKeys(keys: DeskKeys, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTaken(event.target)) return
      if (act(event.key, keys)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

function act(key: string, keys: DeskKeys): boolean {
  const named: Record<string, () => void> = {
    'j': () => keys.move(1),
    'k': () => keys.move(-1),
    'u': keys.undo,
    't': keys.take,
    'z': keys.rest,
    '/': keys.focusLine,
    '?': keys.showKeys,
  }
  const does = named[key]
  if (does) does()
  return does !== undefined || press(key)
}

const ROW = '[data-row][aria-current]'

/** What the current row, or the line from the bank, offers under a key. */
function press(key: string): boolean {
  if (key === 'Enter') return pressed(`${ROW} a`)
  if (!['c', 'r', 's'].includes(key)) return false
  return pressed(`[data-line-key="${key}"]`) || pressed(`${ROW} [data-key="${key}"]`)
}

function pressed(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.click()
  return element !== null
}

const TYPED = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** Whether the key belongs to a field, a window or a menu; Enter also to what it presses. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(TYPED) !== null
}
