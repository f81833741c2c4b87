import type { Heap } from './snapshot.ts'

/** Something that much of a heap would go with. */
export type Holder = { bytes: number; way: string }

const NOBODY = 0xffffffff
const LONGEST_WAY = 6
/** Behind them begins what V8 holds for itself. */
const OF_V8 = new Set(['(synthetic)', '(GC roots)', ''])

/**
 * What a heap would be without: objects with all that only they hold, the largest first. One that
 * does little else than to hold the next one is not named.
 */
export function holdersOf(heap: Heap, atLeast: number): Holder[] {
  const { order, parent, by } = walk(heap)
  const dominator = dominatorsOf(heap, order)
  const held = sumsOf(heap, order, dominator)
  const largest = new Float64Array(heap.count)
  for (const node of order) {
    if (node === 0) continue
    const over = dominator[node]!
    largest[over] = Math.max(largest[over]!, held[node]!)
  }
  const named = order.filter((node) => node > 0 && held[node]! - largest[node]! >= atLeast)
  return Array.from(named, (node) => ({
    bytes: held[node]!,
    way: wayTo(heap, { parent, by }, node),
  })).sort((one, other) => other.bytes - one.bytes)
}

/** Everything that is reached from the root by the shortest ways, nearest first. */
function walk({ count, firstEdge, target, holds }: Heap) {
  const parent = new Uint32Array(count).fill(NOBODY)
  const by = new Uint32Array(count)
  const order = new Uint32Array(count)
  let [read, write] = [0, 1]
  parent[0] = 0
  for (; read < write; read++) {
    const node = order[read]!
    for (let edge = firstEdge[node]!; edge < firstEdge[node + 1]!; edge++) {
      const next = target[edge]!
      if (parent[next] !== NOBODY || !holds(edge)) continue
      parent[next] = node
      by[next] = edge
      order[write++] = next
    }
  }
  return { order: order.subarray(0, write), parent, by }
}

/** Of each object the nearest one without which it would be gone (Cooper, Harvey and Kennedy). */
function dominatorsOf(heap: Heap, reached: Uint32Array): Uint32Array {
  const post = postOrderOf(heap)
  const { first, from } = referrersOf(heap, reached)
  const dominator = new Uint32Array(heap.count).fill(NOBODY)
  dominator[0] = 0
  const meet = (one: number, other: number) => {
    while (one !== other) {
      while (post.at[one]! < post.at[other]!) one = dominator[one]!
      while (post.at[other]! < post.at[one]!) other = dominator[other]!
    }
    return one
  }
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (let place = post.nodes.length - 2; place >= 0; place--) {
      const node = post.nodes[place]!
      let found = NOBODY
      for (let at = first[node]!; at < first[node + 1]!; at++) {
        const over = from[at]!
        if (dominator[over] !== NOBODY) found = found === NOBODY ? over : meet(over, found)
      }
      if (dominator[node] !== found) isChanged = true
      dominator[node] = found
    }
  }
  return dominator
}

/** Objects after all that they lead to; the root is the last one. */
function postOrderOf({ count, firstEdge, target, holds }: Heap) {
  const at = new Uint32Array(count).fill(NOBODY)
  const nodes: number[] = []
  const next = firstEdge.slice()
  const isSeen = new Uint8Array(count)
  const open = [0]
  isSeen[0] = 1
  while (open.length > 0) {
    const node = open.at(-1)!
    const edge = next[node]!
    if (edge === firstEdge[node + 1]!) {
      at[node] = nodes.push(node) - 1
      open.pop()
      continue
    }
    next[node]!++
    const to = target[edge]!
    if (isSeen[to] || !holds(edge)) continue
    isSeen[to] = 1
    open.push(to)
  }
  return { nodes, at }
}

function referrersOf({ count, firstEdge, target, holds }: Heap, reached: Uint32Array) {
  const first = new Uint32Array(count + 1)
  const each = (visit: (node: number, to: number) => void) => {
    for (const node of reached) {
      for (let edge = firstEdge[node]!; edge < firstEdge[node + 1]!; edge++) {
        if (holds(edge)) visit(node, target[edge]!)
      }
    }
  }
  each((_, to) => first[to + 1]!++)
  for (let node = 0; node < count; node++) first[node + 1]! += first[node]!
  const from = new Uint32Array(first[count]!)
  const free = first.slice()
  each((node, to) => {
    from[free[to]!++] = node
  })
  return { first, from }
}

function sumsOf({ count, size }: Heap, reached: Uint32Array, dominator: Uint32Array): Float64Array {
  const held = new Float64Array(count)
  const depth = depthsOf(count, reached, dominator)
  for (const node of reached) held[node] = size[node]!
  for (const node of Array.from(reached).sort((one, other) => depth[other]! - depth[one]!)) {
    if (node > 0) held[dominator[node]!]! += held[node]!
  }
  return held
}

function depthsOf(count: number, reached: Uint32Array, dominator: Uint32Array): Uint32Array {
  const depth = new Uint32Array(count)
  for (const start of reached) {
    const way: number[] = []
    for (let node = start; node > 0 && depth[node] === 0; node = dominator[node]!) way.push(node)
    for (const node of way.toReversed()) depth[node] = depth[dominator[node]!]! + 1
  }
  return depth
}

type Ways = { parent: Uint32Array; by: Uint32Array }

/** `Map: kept of Object, answers of Module`: the last steps that lead there, the nearest one first. */
function wayTo(heap: Heap, { parent, by }: Ways, node: number): string {
  const steps: string[] = []
  for (let at = node; at > 0 && steps.length < LONGEST_WAY; at = parent[at]!) {
    const over = heap.nameOf(parent[at]!)
    if (steps.length > 0 && OF_V8.has(over)) break
    steps.push(`${heap.wordOf(by[at]!)} of ${over}`)
  }
  return `${heap.nameOf(node)}: ${steps.join(', ')}`
}
