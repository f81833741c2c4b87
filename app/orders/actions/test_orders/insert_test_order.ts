import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { SignedTest } from '#orders/actions/test_orders/sign_test'
import type { PaymentSnapshot } from '#orders/domain/payment/attempt'
import { MOST_TEST_ORDERS } from '#orders/domain/test_orders/limits'
import type { SampleFile } from '#orders/queries/test_orders/sample_files'

type NewTestOrder = {
  number: number
  content: PaymentSnapshot
  fingerprint: string
  files: readonly SampleFile[]
  signed: SignedTest
}

/** With its files; whoever has too many loses the oldest. */
export async function insertTestOrder(
  trx: TransactionClientContract,
  { number, content, fingerprint, files, signed }: NewTestOrder
): Promise<void> {
  const { buyer, quote, checkout } = content
  const { userId } = buyer
  await rows(trx, INSERT, {
    ...{ number, userId, fingerprint, key: checkout.idempotencyKey },
    ...{ content: JSON.stringify(content), gross: quote.grossCents, ...signed },
  })
  await rows(trx, INSERT_FILES, [number, JSON.stringify(files)])
  await rows(trx, TRIM, { userId, most: MOST_TEST_ORDERS })
}

const INSERT = `
  insert into test_orders (number, user_id, idempotency_key, fingerprint, content, gross_cents,
                           manifest, manifest_sha256, signature, key_id)
  values (:number, :userId, :key, :fingerprint, :content::jsonb, :gross, :body, :sha256,
          :signature, :keyId)`

const INSERT_FILES = `
  insert into test_order_files (order_number, path, name, day, part, version, condition, content, sha256)
  select ?, path, name, day, part, version, condition, convert_to(content, 'UTF8'), sha256
    from jsonb_to_recordset(?::jsonb) as file (path text, name text, day date, part smallint,
      version int, condition text, content text, sha256 text)`

const TRIM = `
  delete from test_orders
   where user_id = :userId and number in (
     select number from test_orders where user_id = :userId
      order by created_at desc, number desc offset :most)`
