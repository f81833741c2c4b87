import { test } from '@japa/runner'
import { MonthHistory } from '#catalogue/domain/month_history'
import { MonthHistories } from '#catalogue/queries/month_histories'

const product = (id: number, coverageVersion = '1') => ({ id, coverageVersion })

/** Histories whose readings are noted and end when they are told to. */
function noted(most?: number) {
  const read: number[][] = []
  let next = Promise.withResolvers<void>()
  const histories = new MonthHistories(most, async (ids) => {
    read.push(ids)
    await next.promise
    return new Map(ids.map((id) => [id, new MonthHistory([])]))
  })
  const end = (error?: Error) => {
    if (error) next.reject(error)
    else next.resolve()
    next = Promise.withResolvers()
  }
  return { histories, read, end }
}

test.group('Month histories in memory', () => {
  test('who asks for what is being read waits for it: one statement, one history', async ({
    assert,
  }) => {
    const { histories, read, end } = noted()
    const asked = [
      histories.of([product(1), product(2)]),
      histories.of([product(2)]),
      histories.of([product(2), product(3)]),
    ]
    end()
    const [one, two] = await Promise.all(asked.slice(0, 2))
    assert.strictEqual(two!.get(2), one!.get(2))
    assert.deepEqual([...one!.keys()], [1, 2])
    assert.deepEqual(read, [[1, 2], [3]])
  })

  test('another version of the coverage is read anew', async ({ assert }) => {
    const { histories, read, end } = noted()
    for (const version of ['1', '1', '2', '1']) {
      const found = histories.of([product(1, version)])
      end()
      await found
    }
    assert.deepEqual(read, [[1], [1]])
  })

  test('a reading that failed fails all who wait, and the next one tries again', async ({
    assert,
  }) => {
    const { histories, read, end } = noted()
    const failing = [histories.of([product(1)]), histories.of([product(1)])]
    end(new Error('away'))
    for (const one of failing) await assert.rejects(() => one, 'away')
    const again = histories.of([product(1)])
    end()
    assert.instanceOf((await again).get(1), MonthHistory)
    assert.lengthOf(read, 2)
  })

  test('those that were not asked for the longest time make room', async ({ assert }) => {
    const { histories, read, end } = noted(2)
    for (const id of [1, 2, 1, 3, 1, 2]) {
      const found = histories.of([product(id)])
      end()
      await found
    }
    assert.deepEqual(read, [[1], [2], [3], [2]])
  })
})
