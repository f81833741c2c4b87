/** A part of a parsed XML document: text, or elements by name, several of one name as a list. */
export type Node = string | { [name: string]: Node | Node[] } | undefined

/** The element at a path; the first where there are several. */
export function at(node: Node | Node[], ...path: string[]): Node | Node[] {
  return path.reduce<Node | Node[]>((part, name, index) => {
    const one = Array.isArray(part) ? part[0] : part
    const found = typeof one === 'object' ? one[name] : undefined
    return Array.isArray(found) && index < path.length - 1 ? found[0] : found
  }, node)
}

export function listOf(node: Node | Node[]): Node[] {
  if (node === undefined || node === '') return []
  return Array.isArray(node) ? node : [node]
}

/** The trimmed text at a path, or null; an element with attributes keeps its text aside. */
export function textOf(node: Node, ...path: string[]): string | null {
  const [found] = listOf(at(node, ...path))
  const text = typeof found === 'object' ? found['#text'] : found
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}
