/** Where something that can be cut through begins and ends. */
export interface Extent {
  top: number
  bottom: number
}

/** An edge moved up, or down, until it cuts through no line. */
export function wholeEdge(edge: number, lines: readonly Extent[], towards: 'up' | 'down'): number {
  const cut = lines.filter(({ top, bottom }) => top < edge - 0.5 && bottom > edge + 0.5)
  if (cut.length === 0) return edge
  const moved =
    towards === 'up'
      ? Math.min(...cut.map(({ top }) => top))
      : Math.max(...cut.map(({ bottom }) => bottom))
  return wholeEdge(moved, lines, towards)
}

/** The lines of text, fields and buttons that are shown within an element. */
export function linesIn(element: Element): Extent[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: Extent[] = []
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest(UNSEEN)) continue
    range.selectNodeContents(texts.currentNode)
    lines.push(...range.getClientRects())
  }
  const boxes = [...element.querySelectorAll('input, button, a')].filter(
    (box) => !box.closest(UNSEEN)
  )
  return [...lines, ...boxes.map((box) => box.getBoundingClientRect())]
}

const UNSEEN = '.sr-only, [data-edge]'
