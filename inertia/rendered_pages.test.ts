import { describe, expect, test } from 'vitest'
import { keepRenderedPages } from './rendered_pages'

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

describe('rendered pages', () => {
  test('visitors share one rendering, each with the token of the own forms', async () => {
    const { render, calls } = counted()
    const pages = await Promise.all(
      ['k1', 'k2', 'k3'].map((csrfToken) => render(page({ csrfToken })))
    )
    expect(pages.map(({ body }) => body.match(/<i>(.*)<\/i>/)?.[1])).toEqual(['k1', 'k2', 'k3'])
    expect(calls).toHaveLength(1)
    expect(JSON.stringify(calls)).not.toContain('k1')
  })

  test('other properties, another address or a signed-in person are rendered anew', async () => {
    const { render, calls } = counted()
    const asked = [
      page({ csrfToken: 'a' }),
      page({ csrfToken: 'a', locale: 'de' }),
      page({ csrfToken: 'a' }, '/products?page=2'),
      page({ csrfToken: 'a', user: { id: 1 } }),
      page({ csrfToken: 'a', user: { id: 1 } }),
    ]
    for (const each of asked) await render(each)
    expect(calls).toHaveLength(5)
    expect((calls[3]!.props as unknown as { csrfToken: string }).csrfToken).toBe('a')
  })

  test('a page is kept from the second visit on', async () => {
    const { render, calls } = counted()
    const ask = (url: string) => render(page({ csrfToken: 'a' }, url))
    for (const url of ['/a', '/b', '/a', '/a', '/a', '/b', '/b']) await ask(url)
    expect(calls.map(({ url }) => url)).toEqual(['/a', '/b', '/a', '/b'])
  })

  test('a page is forgotten after its time, and the oldest when there are too many', async () => {
    let now = 0
    const { render, calls } = counted({ lifetime: 1000, limit: 2, now: () => now })
    const ask = (url: string) => render(page({ csrfToken: 'a' }, url))
    await ask('/a')
    await ask('/a')
    now = 999
    await ask('/a')
    expect(calls).toHaveLength(2)
    now = 1000
    await ask('/a')
    expect(calls).toHaveLength(3)
    for (const url of ['/b', '/c', '/a']) await ask(url)
    expect(calls).toHaveLength(6)
  })

  test('a failure is not kept', async () => {
    const { render, calls } = counted()
    await expect(render(page({ csrfToken: 'a', note: 'broken' }))).rejects.toThrow('broken')
    await expect(render(page({ csrfToken: 'a', note: 'broken' }))).rejects.toThrow('broken')
    expect(calls).toHaveLength(2)
  })
})
