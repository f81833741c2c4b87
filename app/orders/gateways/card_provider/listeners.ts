import { callProvider } from '#orders/gateways/card_provider/http'

type Listener = { id?: string; url?: string; event?: string }

/** An address that it tells already is left alone; false when the provider did not agree. */
export async function registerListener(url: string): Promise<'new' | 'known' | false> {
  const listed = await callProvider({ method: 'GET', path: '/webhooks' })
  const known = (listed?.body.events ?? []) as Listener[]
  if (known.some((one) => one.url === url && one.event === 'all')) return 'known'
  const body = { url, event: 'all' }
  const answer = await callProvider({ method: 'POST', path: '/webhooks', body })
  const isFine = answer !== null && answer.status < 400 && Boolean(answer.body.id)
  return isFine && 'new'
}
