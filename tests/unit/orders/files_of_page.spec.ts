import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import type { FilesPage } from '#delivery'
import { filesOfPage } from '#orders/http/files_of_page'

/** A request with a name, and what it logs. */
function givenRequest() {
  const logged: string[] = []
  const ctx = {
    logger: { error: ({ err }: { err: Error }) => logged.push(err.message) },
    request: { id: () => 'request-17' },
  } as unknown as HttpContext
  return { ctx, logged }
}

test.group('Orders | the files of an order on its page', () => {
  test('stand there with their paging', async ({ assert }) => {
    const listed = { content: [], totalCount: 12, page: 2, pages: 2, limit: 10 } as FilesPage
    assert.deepEqual(await filesOfPage(givenRequest().ctx, Promise.resolve(listed)), {
      content: [],
      filePaging: { totalCount: 12, page: 2, pages: 2, limit: 10 },
      filesFailed: null,
    })
  })

  test('that cannot be listed leave the rest of the page, and are logged', async ({ assert }) => {
    const { ctx, logged } = givenRequest()
    const page = await filesOfPage(ctx, Promise.reject(new Error('the disk is away')))
    assert.deepEqual(page, {
      content: [],
      filePaging: { totalCount: 0, page: 1, pages: 1, limit: 0 },
      filesFailed: 'request-17',
    })
    assert.deepEqual(logged, ['the disk is away'])
  })
})
