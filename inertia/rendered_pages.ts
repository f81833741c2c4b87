import type { Page, SharedPageProps } from '@inertiajs/core'

type SharedPage = Page<SharedPageProps>
export interface Rendered {
  head: string[]
  body: string
}
type Render = (page: SharedPage) => Promise<Rendered>

interface Options {
  /** How many pages are kept. */
  limit?: number
  /** How long a page is kept, in milliseconds; it bounds what a page may know of the time. */
  lifetime?: number
  now?: () => number
}

/**
 * Keeps what was rendered for visitors. A page is a pure function of its properties, so the same
 * properties are the same page; only the token of its forms is each visitor's own and is put in
 * last. Pages of signed-in people are never kept.
 */
export function keepRenderedPages(
  render: Render,
  { limit = 200, lifetime = 60_000, now = Date.now }: Options = {}
): Render {
  const kept = new Map<string, { until: number; rendered: Promise<Rendered> }>()
  const token = `token-${crypto.randomUUID()}`

  return async (page) => {
    if (page.props.user) return render(page)
    const common = { ...page, props: { ...page.props, csrfToken: token } }
    const key = JSON.stringify(common)
    const known = kept.get(key)
    const fresh = known && known.until > now()
    const entry = fresh ? known : { until: now() + lifetime, rendered: render(common) }
    kept.delete(key)
    kept.set(key, entry)
    if (kept.size > limit) kept.delete(kept.keys().next().value!)
    entry.rendered.catch(() => kept.delete(key))
    const { head, body } = await entry.rendered
    return { head, body: body.replaceAll(token, page.props.csrfToken) }
  }
}
