import type { Call } from './http.ts'
import type { Provider } from './provider.ts'
import { answerBankPage, showBankPage } from './routes/bank_page.ts'
import { createCharge } from './routes/charges.ts'
import { play, showLedger } from './routes/control.ts'
import {
  fieldScript,
  shopScript,
  shopStyles,
  showField,
  storeField,
} from './routes/hosted_fields.ts'
import { cancelCharge, showCharge, showPayment } from './routes/payments.ts'
import {
  createCard,
  createCustomer,
  createWebhook,
  listWebhooks,
  removeCustomer,
  removeWebhook,
  showCard,
  showCustomer,
  updateCustomer,
} from './routes/resources.ts'
import { sendJson } from './http.ts'

type Needs = 'private key' | 'any key' | 'nothing'
type Handle = (provider: Provider, call: Call) => void | Promise<void>
type Route = { method: string; pattern: RegExp; needs: Needs; handle: Handle }

const route = (method: string, path: string, needs: Needs, handle: Handle): Route => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('*', '([^/]+)')}/?$`),
  needs,
  handle,
})

const keypair: Handle = ({ settings }, call) =>
  sendJson(call, { publicKey: settings.publicKey, availablePaymentTypes: ['card'] })

const issueToken: Handle = ({ keys }, call) => sendJson(call, keys.issueToken(call.request))

/** Every address of the stand-in and the key that it asks for. */
export const ROUTES: Route[] = [
  route('POST', '/v1/auth/token', 'nothing', issueToken),
  route('GET', '/v1/keypair', 'any key', keypair),
  route('POST', '/v1/customers', 'private key', createCustomer),
  route('GET', '/v1/customers/*', 'private key', showCustomer),
  route('PUT', '/v1/customers/*', 'private key', updateCustomer),
  route('DELETE', '/v1/customers/*', 'private key', removeCustomer),
  route('POST', '/v1/types/card', 'any key', createCard),
  route('GET', '/v1/types/card/*', 'any key', showCard),
  route('GET', '/v1/types/*', 'any key', showCard),
  route('POST', '/v1/payments/charges', 'private key', createCharge),
  route('GET', '/v1/payments/*', 'private key', showPayment),
  route('GET', '/v1/payments/*/charges/*', 'private key', showCharge),
  route('POST', '/v1/payments/*/charges/*/cancels', 'private key', cancelCharge),
  route('POST', '/v1/webhooks', 'private key', createWebhook),
  route('GET', '/v1/webhooks', 'private key', listWebhooks),
  route('DELETE', '/v1/webhooks/*', 'private key', removeWebhook),
  route('GET', '/v1/redirect/3ds/*', 'nothing', showBankPage),
  route('POST', '/v1/redirect/3ds/*', 'nothing', answerBankPage),
  route('GET', '/v1/unzer.js', 'nothing', shopScript),
  route('GET', '/v1/unzer.css', 'nothing', shopStyles),
  route('GET', '/v1/field.js', 'nothing', fieldScript),
  route('GET', '/v1/fields/*', 'nothing', showField),
  route('POST', '/v1/fields/*/*', 'nothing', storeField),
  route('POST', '/_control', 'nothing', play),
  route('GET', '/_control/ledger', 'nothing', showLedger),
]
