import { useSingleKeys } from '~/components/shell/keys/use_single_keys'

export type DeskKeys = {
  move: (by: 1 | -1) => void
  undo: () => void
  rest: () => void
  take: () => void
  /** With a range all from the last one to the current one. */
  select: (isRange: boolean) => void
  focusLine: () => void
  showKeys: () => void
}

/** Single keys act on the current thing of the desk. */
export const useDeskKeys = (keys: DeskKeys, isOn: boolean): void =>
  useSingleKeys((key) => act(key, keys), isOn)

function act(key: string, keys: DeskKeys): boolean {
  const named: Record<string, () => void> = {
    'j': () => keys.move(1),
    'k': () => keys.move(-1),
    'u': keys.undo,
    't': keys.take,
    'z': keys.rest,
    'x': () => keys.select(false),
    'X': () => keys.select(true),
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
  if (!['c', 'g', 'r', 's'].includes(key)) return false
  return pressed(`[data-line-key="${key}"]`) || pressed(`${ROW} [data-key="${key}"]`)
}

function pressed(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.click()
  return element !== null
}
