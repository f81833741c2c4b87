import { createHash } from 'node:crypto'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { canonicalManifest, currentKeyId, signBytes, type Manifest } from '#delivery'
import { clock } from '#shared/clock'
import { termsToday } from '#shared/terms_today'
import { orderReference } from '#orders/domain/order_reference'
import { SAMPLE_ROWS } from '#orders/domain/test_orders/sample_file'
import type { SampleFile } from '#orders/queries/test_orders/sample_files'

export type SignedTest = { body: string; sha256: string; signature: string; keyId: string }

type Signing = { number: number; licensee: string; files: readonly SampleFile[] }

/** In the form of a real manifest, by the same key, so that programs verify it alike; it says that it is a test. */
export async function signTest({ number, licensee, files }: Signing): Promise<SignedTest> {
  const keyId = await currentKeyId()
  const { version } = termsToday()
  const manifest: Manifest = {
    format: 'kontor-manifest/2',
    test: true,
    ...{ shop: appUrl, seller: shop.seller.legalName },
    ...{ reference: orderReference(number), licensee, revision: 1, key: keyId },
    terms: { version, url: `${appUrl}/terms-and-conditions/${version}` },
    completed: clock.now().toUTC().toISO()!,
    files: files.map(({ name: _name, content: _content, ...file }) => ({
      ...file,
      ...{ rows: SAMPLE_ROWS, first: null, last: null },
    })),
  }
  const body = canonicalManifest(manifest)
  return {
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
    signature: await signBytes(keyId, Buffer.from(body)),
    keyId,
  }
}
