import { ProviderError } from '../errors.ts'
import { sendJson, sendText, type Call } from '../http.ts'
import type { Provider } from '../provider.ts'
import { fieldPage } from '../browser/field_page.ts'
import { FIELD_SCRIPT } from '../browser/field_script.ts'
import { SHOP_SCRIPT } from '../browser/shop_script.ts'
import { STYLES } from '../browser/styles.ts'

const NAMES = ['number', 'expiry', 'cvc']
const MOST_SESSIONS = 1_000

/** The script that a shop's page loads. */
export const shopScript = (_: Provider, call: Call) =>
  sendText(call, 'text/javascript', SHOP_SCRIPT)
export const shopStyles = (_: Provider, call: Call) => sendText(call, 'text/css', STYLES)
export const fieldScript = (_: Provider, call: Call) =>
  sendText(call, 'text/javascript', FIELD_SCRIPT)

/** One field in a frame of the provider: what is typed never reaches the shop's page. */
export function showField(_: Provider, call: Call): void {
  const [name = ''] = call.params
  if (!NAMES.includes(name)) throw new ProviderError('API.320.000.004')
  const wanted = call.url.searchParams.get('locale') ?? call.language
  sendText(call, 'text/html', fieldPage(name, wanted.startsWith('de') ? 'de' : 'en', call.url))
}

/** Keeps what a frame holds until the card is made of it. */
export function storeField({ fields }: Provider, call: Call): void {
  const [session = '', name = ''] = call.params
  const { value } = call.body
  if (!NAMES.includes(name) || typeof value !== 'string') throw new ProviderError('API.500.300.999')
  if (!fields.has(session) && fields.size >= MOST_SESSIONS) {
    fields.delete(fields.keys().next().value!)
  }
  fields.set(session, { ...fields.get(session), [name]: value })
  sendJson(call, {})
}
