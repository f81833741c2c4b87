/** From a token to a verified file, with the address of this shop; a test holds them to the calls there are. */
export const firstLines = (shop: string) => ({
  python: `curl -O ${shop}/clients/kontor.py
export KONTOR_TOKEN=...
python3 kontor.py quote tick_cash_l1 2026-10-01 2026-10-31
python3 kontor.py order tick_cash_l1 2026-10-01 2026-10-31 \\
  --pay BankTransfer --accept terms,legal_entity --download data`,
  typescript: `// curl -O ${shop}/clients/kontor.ts -O ${shop}/clients/kontor_types.ts
// On the command line: node kontor.ts quote tick_cash_l1 2026-10-01 2026-10-31
import { Kontor } from './kontor.ts'

const shop = new Kontor({ token: process.env.KONTOR_TOKEN })
const month = { product: 'tick_cash_l1', from: '2026-10-01', to: '2026-10-31' }
const quote = await shop.quote(month)
const order = await shop.order([month], {
  pay: 'BankTransfer',
  accept: ['terms', 'legal_entity'],
  total: quote.grossPrice,
})
await shop.wait(order)
await shop.download(order, 'data')`,
  curl: `api=${shop}/api/v1
auth="Authorization: Bearer $KONTOR_TOKEN"
curl "$api/quotes?item=tick_cash_l1.20261001.20261031"
curl -H "$auth" --json '{"product":"tick_cash_l1","from":20261001,"to":20261031}' "$api/basket/me"
curl -H "$auth" -H "Idempotency-Key: $(uuidgen)" "$api/basket/me/checkout" \\
  --json '{"paymentMethod":"BankTransfer","consents":["terms","legal_entity"]}'
curl -H "$auth" "$api/orders/$ORDER?wait=60"
curl -H "$auth" "$api/orders/$ORDER/me/files?limit=1000"
curl -H "$auth" -X POST "$api/orders/$ORDER/me/files/$FILE/claims"
curl -H "$auth" -C - -OJ "$api/downloads/$CLAIM"`,
})
