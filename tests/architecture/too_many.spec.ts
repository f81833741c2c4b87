import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import { failure } from '#shared/http/envelope'
import { HttpContextFactory } from '@adonisjs/core/factories/http'

/** These say it by the count that they read. */
const BY_THE_COUNT = new Set(['app/identity/middleware/visitor_limit_middleware.ts'])

test.group('Architecture | too many', () => {
  test('whatever refuses by 429 says in how many seconds to go on', async ({ assert }) => {
    const silent: string[] = []
    let found = 0
    for await (const file of glob('app/**/*.ts')) {
      const refusals = readFileSync(file, 'utf8').match(/status: 429\b[^}]*/g) ?? []
      found += refusals.length
      if (refusals.some((one) => !one.includes('retryAfter')) && !BY_THE_COUNT.has(file)) {
        silent.push(file)
      }
    }
    assert.isAbove(found, 12)
    assert.deepEqual(silent, [])
  })

  test('a part of a second is a second', ({ assert }) => {
    for (const [retryAfter, said] of [
      [0, 1],
      [90, 90],
    ] as const) {
      const ctx = new HttpContextFactory().create()
      failure(ctx, { code: 'shared.errors.too_many_requests', status: 429, retryAfter })
      assert.equal(ctx.response.getHeader('retry-after'), said)
    }
  })
})
