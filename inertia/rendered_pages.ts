import type { Page, SharedPageProps } from '@inertiajs/core'

type SharedPage = Page<SharedPageProps>
export interface Rendered {
  head: string[]
  body: string
}
type Render = (page: SharedPage) => Promise<Rendered>

interface Options {
  limit?: number
  /** How long a page is kept, in milliseconds; it bounds what a page may know of the time. */
  lifetime?: number
  now?: () => number
}

type Entry = { until: number; isKept: boolean; rendered: Promise<Rendered> | null }

/**
 * Keeps what was rendered for visitors. A page is a pure function of its properties, so the same
 * properties are the same page; only the token of its forms is each visitor's own and is put in
 * last. Pages of signed-in people are never kept, and others from the second visit on: most
 * searches are asked once, and would only fill the memory.
 */
export function keepRenderedPages(
  render: Render,
  { limit = 200, lifetime = 60_000, now = Date.now }: Options = {}
): Render {
  const known = new Map<string, Entry>()
  const token = `token-${crypto.randomUUID()}`

  function entryOf(key: string, page: SharedPage): Entry {
    const last = known.get(key)
    const fresh = last && last.until > now() ? last : null
    if (fresh?.rendered) return fresh
    const rendered = render(page)
    const entry = { until: now() + lifetime, isKept: fresh !== null, rendered }
    known.delete(key)
    known.set(key, entry)
    if (known.size > limit) known.delete(known.keys().next().value!)
    rendered.catch(() => known.delete(key))
    return entry
  }

  return async (page) => {
    if (page.props.user) return render(page)
    const common = { ...page, props: { ...page.props, csrfToken: token } }
    const entry = entryOf(await digestOf(common), common)
    const { head, body } = await entry.rendered!
    if (!entry.isKept) entry.rendered = null
    return { head, body: body.replaceAll(token, page.props.csrfToken) }
  }
}

/** The properties themselves are as long as the page. */
async function digestOf(page: SharedPage): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(page))
  return String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
