type Cookie = { name: string; value: string; path: string }
export type Page = { component: string; props: Record<string, unknown> }
type Options = {
  method?: string
  form?: Record<string, unknown>
  body?: URLSearchParams
  headers?: Record<string, string>
}

/** A person's browser over real HTTP: keeps cookies by path, follows redirects only when told to. */
export class Browser {
  cookies: Cookie[] = []
  /** Of the pages' programs; a built shop has one of its own. */
  version = '1'
  #shown: string

  constructor(private origin = process.env.APP_URL!) {
    this.#shown = origin
  }

  /** Asks for a page as a person does; with `inertia` for its props. */
  async open(address: string, { method = 'GET', form, body, headers = {} }: Options = {}) {
    const url = new URL(address, this.origin)
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      body: body ?? (form && JSON.stringify(form)),
      headers: {
        'accept': 'text/html',
        'referer': this.#shown,
        'cookie': this.#cookiesFor(url),
        'x-xsrf-token': decodeURIComponent(this.cookie('XSRF-TOKEN') ?? ''),
        ...(form ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
    })
    this.#keep(response)
    if (method === 'GET' && response.ok) this.#shown = url.href
    return response
  }

  /** A page's name and props, or where the visit leads. */
  async visit(address: string, options: Options = {}) {
    const response = await this.open(address, {
      ...options,
      headers: { ...INERTIA, 'x-inertia-version': this.version },
    })
    const location = response.headers.get('location') ?? response.headers.get('x-inertia-location')
    const isPage = response.headers.get('x-inertia') === 'true'
    const page = (isPage ? await response.json() : { component: '', props: {} }) as Page
    return { status: response.status, location, page, response }
  }

  /** Follows redirects from an address to the first answer that is none, and tells the way. */
  async follow(address: string, until?: string) {
    const way = [address]
    for (let steps = 0; steps < 12; steps++) {
      if (until && way.at(-1)!.includes(until)) break
      const { location } = await this.visit(way.at(-1)!)
      if (!location) break
      way.push(location)
    }
    return way
  }

  cookie(name: string) {
    return this.cookies.find((cookie) => cookie.name === name)?.value
  }

  #cookiesFor(url: URL) {
    return this.cookies
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  #keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split('; ')
      const at = pair!.indexOf('=')
      const name = pair!.slice(0, at)
      const value = pair!.slice(at + 1)
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
      this.cookies = this.cookies.filter((one) => one.name !== name || one.path !== path)
      const isOver = attributes.some((one) =>
        /^expires=Thu, 01 Jan 1970|^max-age=(0|-\d+)$/i.test(one)
      )
      if (!isOver && value) this.cookies.push({ name, value, path })
    }
  }
}

const INERTIA = {
  'x-inertia': 'true',
  'x-requested-with': 'XMLHttpRequest',
}
