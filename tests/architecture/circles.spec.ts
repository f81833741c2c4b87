import { test } from '@japa/runner'
import { circlesIn, type Graph } from '#tests/architecture/support/circles'
import { readSourceFiles, type Import } from '../../bin/support/source_files.ts'

const SOURCES = ['app/**/*.ts', 'inertia/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}']
const MOST_OF_TYPES = 5

const files = readSourceFiles(SOURCES)

const graphOf = (counts: (one: Import) => boolean): Graph =>
  new Map(
    files.map(({ path, imports }) => [
      path,
      new Set(imports.filter(counts).map(({ target }) => target)),
    ])
  )

const atRunTime = circlesIn(graphOf(({ isType }) => !isType))
const withTypes = circlesIn(graphOf(() => true))

/** `app/orders/…` is of orders; what is no module is of its first folder. */
const moduleOf = (path: string): string =>
  path.split('/', path.startsWith('app/') ? 2 : 1).join('/')

test.group('Architecture | circles of imports', () => {
  test('no file needs itself to run, not even around a corner', ({ assert }) => {
    assert.isAbove(files.flatMap(({ imports }) => imports).length, 5000)
    assert.deepEqual(atRunTime, [])
  })

  test('no circle leads through two modules', ({ assert }) => {
    const across = withTypes.filter((circle) => new Set(circle.map(moduleOf)).size > 1)
    assert.deepEqual(across, [])
  })

  test('a few circles are of types alone', ({ assert }) => {
    const names = withTypes.map((circle) => circle.join(', '))
    assert.isAtMost(names.length, MOST_OF_TYPES, names.join('\n'))
  })

  test('of {edges} the circles are {circles}')
    .with([
      { edges: 'a-b b-a', circles: 'a b' },
      { edges: 'a-b b-c c-a c-d', circles: 'a b c' },
      { edges: 'a-b a-c b-d c-d', circles: '' },
      { edges: 'a-b b-a c-d d-c b-c', circles: 'a b, c d' },
    ])
    .run(({ assert }, { edges, circles }) => {
      const graph = new Map<string, string[]>()
      for (const edge of edges.split(' ')) {
        const [from, to] = edge.split('-') as [string, string]
        graph.set(from, [...(graph.get(from) ?? []), to])
      }
      assert.equal(
        circlesIn(graph)
          .map((circle) => circle.join(' '))
          .join(', '),
        circles
      )
    })
})
