/** A year from an empty folder to verified files, as it was typed and answered; a test walks the same way. */
export const transcripts = (shop: string) => ({
  python: `$ curl -sO ${shop}/clients/kontor.py
$ export KONTOR_TOKEN=...
$ python3 kontor.py quote tick_cash_l1 2025-01-01 2025-12-31
tick_cash_l1  2025-01-01 to 2025-12-31  253 days  253 files  6.3 MB  3,137.20 EUR
net  3,137.20 EUR   VAT 19 %  596.07 EUR
total  3,733.27 EUR
$ python3 kontor.py order tick_cash_l1 2025-01-01 2025-12-31 \\
    --pay BankTransfer --accept terms,legal_entity --download data
Order 10413 is placed.
Completed
fetched   tick_cash_l1/XALC_TICK_CASH_L1_20250102.csv.gz
fetched   tick_cash_l1/XALC_TICK_CASH_L1_20250103.csv.gz
…
All 253 files are in data and match the signed manifest.
$ python3 kontor.py verify data
253 files match the signed manifest.`,
  typescript: `$ curl -sO ${shop}/clients/kontor.ts
$ export KONTOR_TOKEN=...
$ node kontor.ts quote tick_cash_l1 2025-01-01 2025-12-31
tick_cash_l1  2025-01-01 to 2025-12-31  253 days  253 files  6.3 MB  3,137.20 EUR
net  3,137.20 EUR   VAT 19 %  596.07 EUR
total  3,733.27 EUR
$ node kontor.ts order tick_cash_l1 2025-01-01 2025-12-31 \\
    --pay BankTransfer --accept terms,legal_entity --download data
Order 10414 is placed.
Completed
fetched   tick_cash_l1/XALC_TICK_CASH_L1_20250102.csv.gz
fetched   tick_cash_l1/XALC_TICK_CASH_L1_20250103.csv.gz
…
All 253 files are in data and match the signed manifest.
$ node kontor.ts verify data
253 files match the signed manifest.`,
  curl: `$ export KONTOR_TOKEN=...
$ api=${shop}/api/v1 auth="Authorization: Bearer $KONTOR_TOKEN"
$ curl -s -H "$auth" --json '{"product":"tick_cash_l1","from":20250101,"to":20251231}' \\
    "$api/basket/me" | grep -o '"grossPrice":[0-9.]*'
"grossPrice":3733.27
$ curl -s -H "$auth" -H "Idempotency-Key: year-2025" "$api/basket/me/checkout" \\
    --json '{"paymentMethod":"BankTransfer","consents":["terms","legal_entity"]}'
{"success":true,"data":{"orderId":10415,"payment":null},"errors":[],"message":""}
$ curl -s -H "$auth" "$api/orders/10415?wait=60" | grep -o '"state":"[A-Za-z]*"'
"state":"Completed"
$ curl -s -H "$auth" -X POST "$api/orders/10415/me/archive" | grep -o '"files":[0-9]*'
"files":253
$ curl -s -H "$auth" "$api/orders/10415/me/files.zip" -o year.zip
$ unzip -q year.zip && sha256sum --check --quiet SHA256SUMS && echo verified
verified`,
})
