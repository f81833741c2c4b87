import { test } from '@japa/runner'
import { isUnreachable } from '#shared/database/is_unreachable'

type Failure = { code?: string; name?: string; message?: string } | null | undefined

const AWAY: Failure[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].map((code) => ({ code })),
  ...['08006', '08P01', '57P01', '57P03', '53100', '53300'].map((code) => ({ code })),
  { name: 'KnexTimeoutError' },
  new Error('Connection terminated unexpectedly'),
  new Error('Connection ended unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout expired'),
]
const OTHERS: Failure[] = [
  ...['23505', '40001', '57014', '22P02', 'E_ROW_NOT_FOUND'].map((code) => ({ code })),
  new Error('no such queue'),
  new Error('The window has expired'),
  ...[null, undefined, {}],
]

const named = (failure: Failure) => ({
  failure,
  said: failure instanceof Error ? failure.message : (JSON.stringify(failure) ?? 'undefined'),
})

test.group('Database | whether it is away', () => {
  test('{said} says so')
    .with(AWAY.map(named))
    .run(({ assert }, { failure }) => {
      assert.isTrue(isUnreachable(failure))
    })

  test('{said} is something else')
    .with(OTHERS.map(named))
    .run(({ assert }, { failure }) => {
      assert.isFalse(isUnreachable(failure))
    })
})
