/** What V8 writes of a heap: numbers in rows, whose columns `meta` names. */
export type Snapshot = {
  snapshot: { meta: Meta; node_count: number; edge_count: number }
  nodes: number[]
  edges: number[]
  strings: string[]
}

type Meta = {
  node_fields: string[]
  node_types: [string[], ...unknown[]]
  edge_fields: string[]
  edge_types: [string[], ...unknown[]]
}

/** The objects of a heap by number, the root first, and who holds whom. */
export class Heap {
  readonly count: number
  /** The references of object `n` are those from `firstEdge[n]` to before `firstEdge[n + 1]`. */
  readonly firstEdge: Uint32Array
  readonly target: Uint32Array
  readonly size: Uint32Array
  readonly #snapshot: Snapshot
  readonly #nodes: { width: number; type: number; name: number }
  readonly #edges: { width: number; type: number; name: number }
  readonly #weak: number

  constructor(snapshot: Snapshot) {
    const { meta, node_count, edge_count } = snapshot.snapshot
    const { node_fields: node, edge_fields: edge } = meta
    this.#snapshot = snapshot
    this.#nodes = { width: node.length, type: node.indexOf('type'), name: node.indexOf('name') }
    this.#edges = {
      width: edge.length,
      type: edge.indexOf('type'),
      name: edge.indexOf('name_or_index'),
    }
    this.#weak = meta.edge_types[0].indexOf('weak')
    this.count = node_count
    this.size = columnOf(snapshot.nodes, node.length, node.indexOf('self_size'))
    this.target = columnOf(snapshot.edges, edge.length, edge.indexOf('to_node'))
    for (let at = 0; at < edge_count; at++) this.target[at]! /= node.length
    this.firstEdge = startsOf(columnOf(snapshot.nodes, node.length, node.indexOf('edge_count')))
  }

  /** Whether the reference keeps its object alive. */
  holds = (edge: number): boolean =>
    this.#snapshot.edges[edge * this.#edges.width + this.#edges.type] !== this.#weak

  /** `Map`, `Array`, or the words that V8 has for what is no object of a program. */
  nameOf(node: number): string {
    const { width, type, name } = this.#nodes
    const types = this.#snapshot.snapshot.meta.node_types[0]
    const kind = types[this.#snapshot.nodes[node * width + type]!]!
    const isText = kind === 'string' || kind === 'concatenated string'
    const said = this.#snapshot.strings[this.#snapshot.nodes[node * width + name]!]!
    return isText ? 'text' : said || `(${kind})`
  }

  /** The property, variable or place by which one object refers to another. */
  wordOf(edge: number): string {
    const { width, type, name } = this.#edges
    const kind =
      this.#snapshot.snapshot.meta.edge_types[0][this.#snapshot.edges[edge * width + type]!]
    const said = this.#snapshot.edges[edge * width + name]!
    return kind === 'element' || kind === 'hidden' ? `[${said}]` : this.#snapshot.strings[said]!
  }
}

function columnOf(rows: number[], width: number, column: number): Uint32Array {
  const values = new Uint32Array(rows.length / width)
  for (let row = 0; row < values.length; row++) values[row] = rows[row * width + column]!
  return values
}

function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) starts[at + 1] = starts[at]! + counts[at]!
  return starts
}
