import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { shownFiles } from '#subscriptions/http/shown_files'

test.group('Subscriptions | the files of a subscription on its page', () => {
  test('that cannot be listed leave the rest of the page, and are logged', async ({ assert }) => {
    const logged: Error[] = []
    const ctx = {
      logger: { error: ({ err }: { err: Error }) => logged.push(err) },
      request: { id: () => 'request-17', qs: () => ({}), url: () => '/my-subscriptions/1' },
    } as unknown as HttpContext
    const unreadable = { productIds: [1], days: [{ from: 'no day', until: null }] }
    const { content, shown, failed } = await shownFiles(ctx, unreadable)
    assert.deepEqual([content, shown.paging.totalCount, failed], [[], 0, 'request-17'])
    assert.lengthOf(logged, 1)
  })
})
