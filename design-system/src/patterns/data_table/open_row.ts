import type { MouseEvent } from 'react'

const PRESSED = 'a, button, input, label, select, textarea, summary, [role=button]'

/** Where a row leads: the link of its name, else the first of its links that opens a page. */
export const rowLink = (row: Element): HTMLAnchorElement | null =>
  row.querySelector('a[href]:not([download], [href^="mailto:"], [href^="#"])')

/**
 * A click anywhere in a row opens it; not one on something else, nor the end of marking a text. What has no
 * page of its own is opened by `open`, in its place.
 */
export function openRow(event: MouseEvent<HTMLElement>, open?: () => void): void {
  const { currentTarget: row, target } = event
  if (!(target instanceof Element) || !row.contains(target)) return
  const pressed = target.closest(PRESSED)
  const isElsewhere = pressed !== null && row.contains(pressed)
  if (event.defaultPrevented || isElsewhere || isMarking()) return
  if (open) return open()
  const link = rowLink(row)
  if (event.ctrlKey || event.metaKey) window.open(link?.href, '_blank', 'noopener')
  else link?.click()
}

const isMarking = () => window.getSelection()?.isCollapsed === false
