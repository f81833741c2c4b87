import type account from './locales/en/account.json'
import type admin from './locales/en/admin.json'
import type amounts from './locales/en/amounts.json'
import type apiDocs from './locales/en/api_docs.json'
import type basket from './locales/en/basket.json'
import type catalogue from './locales/en/catalogue.json'
import type consent from './locales/en/consent.json'
import type coverage from './locales/en/coverage.json'
import type decommission from './locales/en/decommission.json'
import type delivery from './locales/en/delivery.json'
import type downloads from './locales/en/downloads.json'
import type errors from './locales/en/errors.json'
import type invoices from './locales/en/invoices.json'
import type identity from './locales/en/identity.json'
import type links from './locales/en/links.json'
import type messages from './locales/en/messages.json'
import type orders from './locales/en/orders.json'
import type ordersAdmin from './locales/en/orders_admin.json'
import type palette from './locales/en/palette.json'
import type samples from './locales/en/samples.json'
import type payment from './locales/en/payment.json'
import type quota from './locales/en/quota.json'
import type quotas from './locales/en/quotas.json'
import type refunds from './locales/en/refunds.json'
import type session from './locales/en/session.json'
import type savedQuotes from './locales/en/saved_quotes.json'
import type shell from './locales/en/shell.json'
import type site from './locales/en/site.json'
import type statements from './locales/en/statements.json'
import type tableDemo from './locales/en/table_demo.json'
import type tasks from './locales/en/tasks.json'
import type trials from './locales/en/trials.json'
import type useCases from './locales/en/use_cases.json'
import type verify from './locales/en/verify.json'

/** The English texts are the type: an unknown key does not compile. */
export interface Resources {
  account: typeof account
  admin: typeof admin
  amounts: typeof amounts
  api_docs: typeof apiDocs
  basket: typeof basket
  catalogue: typeof catalogue
  consent: typeof consent
  coverage: typeof coverage
  decommission: typeof decommission
  delivery: typeof delivery
  downloads: typeof downloads
  errors: typeof errors
  identity: typeof identity
  invoices: typeof invoices
  links: typeof links
  messages: typeof messages
  orders: typeof orders
  orders_admin: typeof ordersAdmin
  palette: typeof palette
  samples: typeof samples
  payment: typeof payment
  quota: typeof quota
  quotas: typeof quotas
  refunds: typeof refunds
  session: typeof session
  saved_quotes: typeof savedQuotes
  shell: typeof shell
  site: typeof site
  statements: typeof statements
  table_demo: typeof tableDemo
  tasks: typeof tasks
  trials: typeof trials
  use_cases: typeof useCases
  verify: typeof verify
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Resources
    returnNull: false
  }
}
