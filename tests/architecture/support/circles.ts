/** Who imports whom. */
export type Graph = ReadonlyMap<string, Iterable<string>>

type Walk = { index: number; lowest: number; isOpen: boolean }

/** Files that import one another, directly or around a corner: the strongly connected parts (Tarjan). */
export function circlesIn(graph: Graph): string[][] {
  const walks = new Map<string, Walk>()
  const open: string[] = []
  const circles: string[][] = []

  const visit = (file: string): Walk => {
    const walk = { index: walks.size, lowest: walks.size, isOpen: true }
    walks.set(file, walk)
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      const seen = walks.get(target)
      if (!seen) walk.lowest = Math.min(walk.lowest, visit(target).lowest)
      else if (seen.isOpen) walk.lowest = Math.min(walk.lowest, seen.index)
    }
    if (walk.lowest === walk.index) close(file)
    return walk
  }

  const close = (first: string): void => {
    const circle = open.splice(open.lastIndexOf(first))
    for (const file of circle) walks.get(file)!.isOpen = false
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const file of graph.keys()) if (!walks.has(file)) visit(file)
  return circles.sort()
}
