import type { Locale } from '#shared/i18n'
import { verifyFile, type VerifiedFile } from '#delivery/queries/verify_file'
import { verifyManifest, type VerifiedManifest } from '#delivery/queries/verify_manifest'
import { verifyPaper, type VerifiedPaper } from '#delivery/queries/verify_paper'
import { verifyTest, type VerifiedTest } from '#delivery/queries/verify_test'

/** What the shop can say of content of which it learns only the checksum. */
export type Verification =
  | { verdict: 'unknown' }
  | { verdict: 'genuine' | 'superseded'; kind: 'file'; file: VerifiedFile }
  | { verdict: 'genuine' | 'superseded'; kind: 'manifest'; manifest: VerifiedManifest }
  | { verdict: 'genuine'; kind: 'evidence'; evidence: VerifiedPaper }
  | { verdict: 'test'; kind: 'test'; test: VerifiedTest }

type Asked = { signature?: string; locale?: Locale }

/** Genuine, superseded by a newer version of that day, of a test, or unknown. Never who bought it. */
export async function verifyChecksum(
  sha256: string,
  { signature, locale = 'en' }: Asked = {}
): Promise<Verification> {
  const manifest = await verifyManifest(sha256, signature)
  if (manifest) return { ...verdictOn(manifest.newerRevision), kind: 'manifest', manifest }
  const file = await verifyFile(sha256, locale)
  if (file) return { ...verdictOn(file.newerVersion), kind: 'file', file }
  const evidence = await verifyPaper(sha256, signature)
  if (evidence) return { verdict: 'genuine', kind: 'evidence', evidence }
  const test = await verifyTest(sha256, signature)
  return test ? { verdict: 'test', kind: 'test', test } : { verdict: 'unknown' }
}

const verdictOn = (newer: number | null) =>
  ({ verdict: newer === null ? 'genuine' : 'superseded' }) as const
