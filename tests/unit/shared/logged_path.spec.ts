import { test } from '@japa/runner'
import { loggedPath } from '#shared/http/logged_path'

test.group('Shared | addresses in logs', () => {
  const asked = (path: string, params: Record<string, string>) =>
    loggedPath({ request: { url: () => path }, params } as never)

  test('{0}')
    .with([
      ['/download/0123456789abcdefghijklmnopqrstuv/files/7', '/download/…/files/7', 'token'],
      ['/feeds/0123456789abcdefghijklmnopqrstuv', '/feeds/…', 'secret'],
      ['/verifyEmail/0123456789abcdefghijklmnopqrstuv', '/verifyEmail/…', 'code'],
      ['/products/tick_cash_l1/quote', '/products/tick_cash_l1/quote', 'code'],
    ] as const)
    .run(({ assert }, [path, logged, name]) => {
      assert.equal(asked(path, { [name]: path.split('/')[2]! }), logged)
    })
})
