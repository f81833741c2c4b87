import { test } from '@japa/runner'
import { holdersOf } from '../../../bench/support/heap/holders.ts'
import { Heap, type Snapshot } from '../../../bench/support/heap/snapshot.ts'

type Reference = { word: string; to: string; isWeak?: boolean }

/** A heap as V8 writes it: of each object its size and whom it refers to. */
function heapOf(objects: Record<string, { bytes: number; refers?: Reference[] }>): Heap {
  const names = Object.keys(objects)
  const strings = [...names]
  const wordAt = (word: string) =>
    strings.includes(word) ? strings.indexOf(word) : strings.push(word) - 1
  const nodes = names.flatMap((name, at) => {
    const { bytes, refers = [] } = objects[name]!
    return [0, at, bytes, refers.length]
  })
  const edges = Object.values(objects).flatMap(({ refers = [] }) =>
    refers.flatMap(({ word, to, isWeak }) => [isWeak ? 1 : 0, wordAt(word), names.indexOf(to) * 4])
  )
  const meta: Snapshot['snapshot']['meta'] = {
    node_fields: ['type', 'name', 'self_size', 'edge_count'],
    node_types: [['object']],
    edge_fields: ['type', 'name_or_index', 'to_node'],
    edge_types: [['property', 'weak']],
  }
  const counts = { node_count: names.length, edge_count: edges.length / 3 }
  return new Heap({ snapshot: { meta, ...counts }, nodes, edges, strings })
}

const to = (word: string, name: string): Reference => ({ word, to: name })

test.group('Benches | what holds a heap', () => {
  test('what two hold is held by who holds both, and weakly nothing is', ({ assert }) => {
    const heap = heapOf({
      Root: { bytes: 0, refers: [to('kept', 'Map'), to('other', 'Watcher')] },
      Map: { bytes: 10, refers: [to('one', 'Page'), to('two', 'List')] },
      Page: { bytes: 5, refers: [to('rows', 'Rows')] },
      List: { bytes: 5, refers: [to('rows', 'Rows')] },
      Rows: { bytes: 100 },
      Watcher: { bytes: 1, refers: [{ word: 'seen', to: 'Rows', isWeak: true }] },
      Gone: { bytes: 500, refers: [to('rows', 'Rows')] },
    })
    assert.deepEqual(holdersOf(heap, 50), [
      { bytes: 100, way: 'Rows: rows of Page, one of Map, kept of Root' },
    ])
    assert.deepEqual(holdersOf(heap, 15), [
      { bytes: 120, way: 'Map: kept of Root' },
      { bytes: 100, way: 'Rows: rows of Page, one of Map, kept of Root' },
    ])
  })

  test('a ring of objects is held by what leads into it', ({ assert }) => {
    const heap = heapOf({
      Root: { bytes: 0, refers: [to('first', 'One')] },
      One: { bytes: 1, refers: [to('next', 'Two')] },
      Two: { bytes: 1, refers: [to('next', 'One'), to('text', 'Words')] },
      Words: { bytes: 60 },
    })
    const [words, ...more] = holdersOf(heap, 2)
    assert.deepEqual(words, {
      bytes: 60,
      way: 'Words: text of Two, next of One, first of Root',
    })
    assert.isEmpty(more)
  })
})
