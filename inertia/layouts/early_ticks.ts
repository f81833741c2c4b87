import { TICKED } from '~/hooks/use_input_before'

/**
 * Keeps ticks that meet the page while its scripts begin to listen: a press that they did not hear is no
 * press for them, and they take back what it ticked.
 */
export function keepEarlyTicks() {
  const early = new AbortController()
  const options = { capture: true, signal: early.signal }
  document.addEventListener('pointerdown', () => isReady() && early.abort(), options)
  document.addEventListener('click', keep, options)
}

const isReady = () => document.documentElement.dataset.ready === ''

/** Before the page listens the browser ticks, and the page is told of it then; after, the tick is made again. */
function keep(event: MouseEvent) {
  const box = boxOf(event.target as Element)
  const byPointer = event.detail > 0
  if (!box || !byPointer) return
  event.stopPropagation()
  if (!isReady()) return
  event.preventDefault()
  setTimeout(() => box.click())
}

function boxOf(target: Element): HTMLInputElement | null {
  const control = target.closest('label')?.control ?? target
  return control instanceof HTMLInputElement && control.matches(TICKED) ? control : null
}
