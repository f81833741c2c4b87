import { test } from '@japa/runner'
import { Turnstile, TurnstileFull } from '#identity/domain/turnstile'

/** Tasks that end when they are told to. */
const stage = () => {
  const running: (() => void)[] = []
  let most = 0
  const task = () =>
    new Promise<void>((resolve) => {
      running.push(resolve)
      most = Math.max(most, running.length)
    })
  const endOne = async () => {
    running.shift()!()
    await new Promise(setImmediate)
  }
  return { task, endOne, running, most: () => most }
}

test.group('Identity | turnstile', () => {
  test('never more tasks than its width run at once, and all get their turn', async ({
    assert,
  }) => {
    const turnstile = new Turnstile(2, 10)
    const { task, endOne, running, most } = stage()
    const all = Promise.all(Array.from({ length: 5 }, () => turnstile.pass(task)))
    await new Promise(setImmediate)
    while (running.length) await endOne()
    await all
    assert.equal(most(), 2)
  })

  test('a failed task frees its place', async ({ assert }) => {
    const turnstile = new Turnstile(1, 10)
    const broken = turnstile.pass(async () => {
      throw new Error('broken')
    })
    await assert.rejects(() => broken, 'broken')
    assert.equal(await turnstile.pass(async () => 'through'), 'through')
  })

  test('beyond the line nobody is let in', async ({ assert }) => {
    const turnstile = new Turnstile(1, 1)
    const { task, endOne, running } = stage()
    const [first, second] = [turnstile.pass(task), turnstile.pass(task)]
    await assert.rejects(() => turnstile.pass(task), TurnstileFull)
    await new Promise(setImmediate)
    while (running.length) await endOne()
    await Promise.all([first, second])
  })
})
