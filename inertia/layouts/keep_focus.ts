import { router } from '@inertiajs/react'
import { ACTED } from '~/components/shell/failures/tell_failure'
import { focusMainHeading } from '~/hooks/use_main_focus'

/** What floats over a page gives the focus back by itself, or goes with what opened it. */
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** After an answer, what floats closes and its parts give the focus back. */
const SETTLE_MS = 120

/** Where somebody worked last on the page: that element and all around it. */
let place: Element[] = []

/**
 * Where an action takes away what was pressed, the focus goes to what is left around it: whoever
 * works by keys or listens to the page goes on where he was, not at its beginning.
 */
export function keepFocus() {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest(FLOATING)) place = [...around(target)]
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (!visit.prefetch) setTimeout(restore, SETTLE_MS)
  })
  window.addEventListener(ACTED, () => setTimeout(restore, SETTLE_MS))
}

function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) yield at
}

const NAMED = 'a, button, input, select, textarea, li, tr, form, article, section, table'

function restore() {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) return
  const left = place.find((one) => one.isConnected && one.matches(NAMED) && one.closest('main'))
  if (!(left instanceof HTMLElement)) return place.length > 0 ? focusMainHeading() : undefined
  if (left.tabIndex < 0) left.tabIndex = -1
  left.focus({ preventScroll: true })
}
