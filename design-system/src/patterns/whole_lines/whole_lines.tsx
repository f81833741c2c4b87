import { useEffect } from 'react'
import { linesIn, wholeEdge } from './line_extents'

/** Room of the line that says that more lies below. */
const STRIP = 28

interface WholeLinesProps {
  /** Id of a `QuotePanel`. */
  of: string
}

/**
 * Where a panel scrolls, no line at its edges is cut through: its styles learn how much of each
 * edge is covered (`--cut-top`, `--cut-foot`, `--cut-end`), and `data-more` says that more lies
 * below what is seen. It needs no place, and may come after its page.
 */
export function WholeLines({ of: id }: WholeLinesProps) {
  useEffect(() => {
    const panel = document.getElementById(id)
    return panel ? watch(panel) : undefined
  }, [id])
  return null
}

function watch(panel: HTMLElement) {
  const tell = () => coverEdges(panel)
  const size = new ResizeObserver(tell)
  for (const part of [panel, ...panel.children]) size.observe(part)
  panel.addEventListener('scroll', tell, { passive: true })
  panel.addEventListener('toggle', tell, { capture: true })
  return () => {
    size.disconnect()
    panel.removeEventListener('scroll', tell)
    panel.removeEventListener('toggle', tell, { capture: true })
  }
}

function coverEdges(panel: HTMLElement) {
  const part = (name: string) => panel.querySelector(`:scope > [data-part=${name}]`)
  const scrolls = panel.scrollHeight > panel.clientHeight + 1
  const linesOf = (element: Element | null) => (scrolls && element ? linesIn(element) : [])
  const lines = linesOf(part('body'))
  const { top, bottom } = panel.getBoundingClientRect()
  const foot = part('foot')!.getBoundingClientRect()
  const isMore = lines.some((line) => line.bottom > foot.top + 1)
  panel.toggleAttribute('data-more', isMore)
  const set = (name: string, height: number) =>
    panel.style.setProperty(`--cut-${name}`, `${Math.max(0, Math.ceil(height))}px`)
  set('top', panel.scrollTop > 0 ? wholeEdge(top, lines, 'down') - top : 0)
  set('foot', isMore ? foot.top - wholeEdge(foot.top - STRIP, lines, 'up') : 0)
  set('end', foot.bottom < bottom ? bottom - wholeEdge(bottom, linesOf(part('notes')), 'up') : 0)
}
