import { rowLink, type RowKey } from '@kontor/design-system/patterns/data_table'
import { useRef, type RefObject } from 'react'
import { useSingleKeys } from '../../keys/use_single_keys'
import type { Selection } from './use_selection'

export type ListKeyActions = {
  /** The rows' own keys, as they stand; what is chosen, where rows can be. */
  keys: readonly RowKey[]
  selection?: Selection
  showKeys: () => void
}

/** Keys of a list: they move the focus through its rows, which say by it which one is meant. */
export function useListKeys(
  frame: RefObject<HTMLElement | null>,
  actions: ListKeyActions,
  isOn: boolean
): void {
  /* Where the focus was: the row that was there may be gone with what was done to it. */
  const place = useRef(0)
  useSingleKeys((key) => {
    const list = frame.current
    if (list === null || list !== activeList()) return false
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (at >= 0) place.current = at
    const does = doing(key, { ...actions, list, rows, at, place: place.current })
    return does !== null && does()
  }, isOn)
}

type Told = ListKeyActions & { list: HTMLElement; rows: HTMLElement[]; at: number; place: number }

function doing(key: string, told: Told): (() => boolean) | null {
  const { list, rows, at, selection, showKeys } = told
  const row = rows[at]
  const named: Record<string, () => boolean> = {
    'j': () => move(told, 1),
    'k': () => move(told, -1),
    'J': () => extend(told, 1),
    'K': () => extend(told, -1),
    'x': () => choose(told, false),
    'X': () => choose(told, true),
    'm': () => pressed(row?.querySelector('[aria-haspopup]') ?? null),
    'Enter': () => document.activeElement?.closest('a, button') === null && open(row),
    '/': () => focused(list.querySelector('[role=search] input:not([type=hidden])')),
    'Escape': () => (selection?.chosen.size ? (selection.clear(), true) : false),
    '?': () => (showKeys(), true),
  }
  return named[key] ?? null
}

/** From nowhere to the row where the focus was. */
function move({ rows, at, place }: Told, by: 1 | -1): boolean {
  const to = at < 0 ? place : at + by
  const row = rows[Math.min(Math.max(to, 0), rows.length - 1)]
  return focused(row ? (linkOf(row) ?? row) : null)
}

function extend(told: Told, by: 1 | -1): boolean {
  const { at, keys, selection } = told
  if (!selection || at < 0) return move(told, by)
  const to = Math.min(Math.max(at + by, 0), keys.length - 1)
  selection.add([keys[at]!, keys[to]!])
  return move(told, by)
}

function choose({ at, keys, selection }: Told, isRange: boolean): boolean {
  if (!selection || at < 0) return false
  selection.toggle(keys[at]!, isRange)
  return true
}

const open = (row: HTMLElement | undefined) => pressed(row ? (linkOf(row) ?? row) : null)

/** A row that is opened in its place leads nowhere. */
const linkOf = (row: HTMLElement) => ('opens' in row.dataset ? null : rowLink(row))

function pressed(element: HTMLElement | null): boolean {
  element?.click()
  return element !== null
}

function focused(element: HTMLElement | null): boolean {
  element?.focus()
  return element !== null
}

/** The list that the focus is in, else the first of the page. */
const activeList = () =>
  document.activeElement?.closest('[data-list]') ?? document.querySelector('[data-list]')
