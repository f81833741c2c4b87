import type { TestPapers } from '#delivery'
import { rows } from '#shared/database'

type Signed = { madeAt: Date; keyId: string; body: string }

/** What /verify says of test orders: that they are. */
export const testPapersOfOrders: TestPapers = {
  async find(sha256) {
    const [manifest] = await rows<Signed>(
      null,
      `select created_at as "madeAt", key_id as "keyId", manifest as body
         from test_orders where manifest_sha256 = ? limit 1`,
      [sha256]
    )
    if (manifest) return { of: 'manifest', ...manifest }
    const [file] = await rows<{ madeAt: Date }>(
      null,
      `select o.created_at as "madeAt"
         from test_order_files f join test_orders o on o.number = f.order_number
        where f.sha256 = ? limit 1`,
      [sha256]
    )
    return file ? { of: 'file', ...file } : null
  },
}
