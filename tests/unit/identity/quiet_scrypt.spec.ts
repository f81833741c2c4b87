import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { QuietScrypt } from '#identity/gateways/quiet_scrypt'

const SETTINGS = { cost: 1024, blockSize: 8, parallelization: 1, maxMemory: 33_554_432 }
const quiet = new QuietScrypt(SETTINGS)
const usual = new Scrypt(SETTINGS)

test.group('Identity | passwords behind everything else', () => {
  test('its hashes are the framework’s, both ways', async ({ assert }) => {
    assert.isTrue(await usual.verify(await quiet.make('Ünïcode 1!'), 'Ünïcode 1!'))
    assert.isTrue(await quiet.verify(await usual.make('Ünïcode 1!'), 'Ünïcode 1!'))
    assert.isFalse(await quiet.verify(await usual.make('Ünïcode 1!'), 'unicode 1!'))
  })

  test('every hash has a salt of its own, and what is no hash fits nothing', async ({ assert }) => {
    assert.notEqual(await quiet.make('the same'), await quiet.make('the same'))
    assert.isFalse(await quiet.verify('$scrypt$nonsense', 'the same'))
    assert.isFalse(await quiet.verify('', ''))
  })

  test('many at once all get their own answer', async ({ assert }) => {
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((word) => quiet.make(word)))
    const matches = await Promise.all(
      kept.flatMap((hash) => ['a', 'b', 'c', 'd'].map((word) => quiet.verify(hash, word)))
    )
    assert.equal(matches.filter(Boolean).length, 4)
    assert.isTrue([0, 5, 10, 15].every((index) => matches[index]))
  })

  test('what scrypt refuses fails that password and no other', async ({ assert }) => {
    const greedy = new QuietScrypt({ ...SETTINGS, maxMemory: 2 ** 21 })
    const heavy = await usual.make('x')
    const expensive = heavy.replace('n=1024', 'n=65536')
    await assert.rejects(() => greedy.verify(expensive, 'x'))
    assert.isTrue(await greedy.verify(heavy, 'x'))
  })
})
