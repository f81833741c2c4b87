import { test } from '@japa/runner'
import { keepRenderedPages } from '../../../inertia/rendered_pages.js'

type Page = Parameters<ReturnType<typeof keepRenderedPages>>[0]

const page = (props: Record<string, unknown>, url = '/products') =>
  ({ component: 'site/home', url, props: { user: null, ...props } }) as unknown as Page

/** A renderer that writes the form's token into the page and counts its calls. */
function counted(options = {}) {
  const calls: Page[] = []
  const render = keepRenderedPages(async (asked) => {
    calls.push(asked)
    const { csrfToken, user, note } = asked.props as unknown as Record<string, string>
    if (note === 'broken') throw new Error('broken')
    const body = `${asked.url} ${user ? 'member' : 'visitor'} ${note ?? ''} <i>${csrfToken}</i>`
    return { head: ['<title>'], body }
  }, options)
  return { render, calls }
}

test.group('rendered pages', () => {
  test('visitors share one rendering, each with the token of the own forms', async ({ assert }) => {
    const { render, calls } = counted()
    const pages = await Promise.all(
      ['k1', 'k2', 'k3'].map((csrfToken) => render(page({ csrfToken })))
    )
    assert.deepEqual(
      pages.map(({ body }) => body.match(/<i>(.*)<\/i>/)?.[1]),
      ['k1', 'k2', 'k3']
    )
    assert.lengthOf(calls, 1)
    assert.notInclude(JSON.stringify(calls), 'k1')
  })

  test('other properties, another address or a signed-in person are rendered anew', async ({
    assert,
  }) => {
    const { render, calls } = counted()
    const asked = [
      page({ csrfToken: 'a' }),
      page({ csrfToken: 'a', locale: 'de' }),
      page({ csrfToken: 'a' }, '/products?page=2'),
      page({ csrfToken: 'a', user: { id: 1 } }),
      page({ csrfToken: 'a', user: { id: 1 } }),
    ]
    for (const each of asked) await render(each)
    assert.lengthOf(calls, 5)
    assert.equal((calls[3]!.props as unknown as { csrfToken: string }).csrfToken, 'a')
  })

  test('a page is forgotten after its time, and the oldest when there are too many', async ({
    assert,
  }) => {
    let now = 0
    const { render, calls } = counted({ lifetime: 1000, limit: 2, now: () => now })
    const ask = (url: string) => render(page({ csrfToken: 'a' }, url))
    await ask('/a')
    now = 999
    await ask('/a')
    assert.lengthOf(calls, 1)
    now = 1000
    await ask('/a')
    assert.lengthOf(calls, 2)
    for (const url of ['/b', '/c', '/a']) await ask(url)
    assert.lengthOf(calls, 5)
  })

  test('a failure is not kept', async ({ assert }) => {
    const { render, calls } = counted()
    await assert.rejects(() => render(page({ csrfToken: 'a', note: 'broken' })), 'broken')
    await assert.rejects(() => render(page({ csrfToken: 'a', note: 'broken' })), 'broken')
    assert.lengthOf(calls, 2)
  })
})
