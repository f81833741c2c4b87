import type { FilledCall } from './filled_call'

type Lines = (values: FilledCall['values']) => string[] | null

/** Calls that are one method of `kontor.py`; a test compares. */
export const METHODS: Readonly<Record<string, Lines>> = {
  'GET /quotes': ({ item }) => quoteOf(item!),
  'GET /products/info/{product}/coverage': ({ product }) => [
    `print(shop.coverage(${text(product!)}))`,
  ],
  'GET /products/info/{product}/preview': ({ product, day }) => [
    `print(shop.preview(${text(product!)}, ${text(day!)}))`,
  ],
  'GET /orders/basic': () => ['for order in shop.orders():', '    print(order)'],
  'GET /subscription-types/user/{userId}': () => [
    'for subscription in shop.subscriptions():',
    '    print(subscription)',
  ],
}

/** A call by the client of the shop, where that has a method for it. */
export function inPythonClient({ name, shop, values }: FilledCall): string | null {
  const lines = METHODS[name]?.(values)
  if (!lines) return null
  const asked = lines.join('\n')
  return [
    `# curl -O ${shop}/clients/kontor.py`,
    `from kontor import Kontor${asked.includes('selection(') ? ', selection' : ''}`,
    '',
    'shop = Kontor()',
    asked,
  ].join('\n')
}

/** A selection that is more than days of a product is written in the address. */
function quoteOf(item: string): string[] | null {
  const parts = item.split('.')
  if (parts.length !== 3) return null
  return [`print(shop.quote(selection(${parts.map(text).join(', ')})))`]
}

/** Python reads every escape that JSON has. */
const text = (value: string) => JSON.stringify(value)
