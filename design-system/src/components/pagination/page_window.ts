/** Page numbers to show; null is a gap. The first, the last and the neighbours always stand. */
export function pageWindow(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages]
  const shown = [...new Set(near)]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1
    if (page - before === 1) return [page]
    // A gap of one page is that page.
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
