import { mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { SideLane } from '#identity/domain/side_lane'

const FOREVER = { patienceMs: 60_000, passingMs: 60_000 }
const WITHOUT_HURRY = { patienceMs: 1_000, passingMs: 60_000 }
const IMPATIENT = { ...FOREVER, patienceMs: 10 }
const turn = () => new Promise(setImmediate)

function waitFor(milliseconds: number) {
  mock.timers.tick(milliseconds)
  return turn()
}

/** Work that ends when it is told to, and says that it began. */
function work() {
  let end = () => {}
  const done = new Promise<void>((resolve) => (end = resolve))
  const piece = { isBegun: false, end, task: () => ((piece.isBegun = true), done) }
  return piece
}

test.group('Identity | side lane', () => {
  test('waits until nothing else is under way, then goes piece by piece', async ({ assert }) => {
    const lane = new SideLane(FOREVER)
    const [visit, first, second] = [work(), work(), work()]
    const all = [lane.ahead(visit.task), lane.behind(first.task), lane.behind(second.task)]
    await turn()
    assert.deepEqual([visit.isBegun, first.isBegun, second.isBegun], [true, false, false])
    visit.end()
    await turn()
    assert.deepEqual([first.isBegun, second.isBegun], [true, false])
    first.end()
    await turn()
    assert.isTrue(second.isBegun)
    second.end()
    await Promise.all(all)
  })

  test('what has precedence never waits for the lane', async ({ assert }) => {
    const lane = new SideLane(FOREVER)
    const [slow, visit] = [work(), work()]
    const all = [lane.behind(slow.task), lane.ahead(visit.task)]
    await turn()
    assert.isTrue(visit.isBegun)
    visit.end()
    slow.end()
    await Promise.all(all)
  })

  test('nobody waits longer than their patience', async ({ assert }) => {
    const lane = new SideLane(IMPATIENT)
    const [visit, step] = [work(), work()]
    const all = [lane.ahead(visit.task), lane.behind(step.task)]
    await pause(30)
    assert.isTrue(step.isBegun)
    visit.end()
    step.end()
    await Promise.all(all)
  })

  test('only the first in line loses patience, whoever came in with it', async ({ assert }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const lane = new SideLane(WITHOUT_HURRY)
      const [visit, first, second] = [work(), work(), work()]
      const all = [visit].map(({ task }) => lane.ahead(task))
      all.push(...[first, second].map(({ task }) => lane.behind(task)))
      await waitFor(WITHOUT_HURRY.patienceMs)
      assert.deepEqual([first.isBegun, second.isBegun], [true, false])
      first.end()
      await turn()
      assert.isFalse(second.isBegun)
      await waitFor(WITHOUT_HURRY.patienceMs)
      assert.isTrue(second.isBegun)
      visit.end()
      second.end()
      await Promise.all(all)
    } finally {
      // Before the test ends: the runner stops its own clock then, and that one is real.
      mock.timers.reset()
    }
  })

  test('what takes long ahead is not waited for', async ({ assert }) => {
    const lane = new SideLane({ ...FOREVER, passingMs: 10 })
    const [stream, step] = [work(), work()]
    const all = [lane.ahead(stream.task), lane.behind(step.task)]
    await pause(30)
    assert.isTrue(step.isBegun)
    stream.end()
    step.end()
    await Promise.all(all)
  })

  test('nobody holds the lane longer than that, and failed work frees it', async ({ assert }) => {
    const lane = new SideLane(IMPATIENT)
    const stuck = work()
    const held = lane.behind(stuck.task)
    const failed = lane.behind(async () => {
      throw new Error('broken')
    })
    await assert.rejects(() => failed, 'broken')
    assert.equal(await lane.behind(async () => 'through'), 'through')
    stuck.end()
    await held
    assert.equal(await lane.behind(async () => 'again'), 'again')
  })
})
