import { isSignedBy } from '#delivery/gateways/signing_keys'
import { testPapers } from '#delivery/ports/test_papers'

export type VerifiedTest = {
  of: 'file' | 'manifest'
  madeAt: Date
  /** Whether a signature that was brought along is the shop's; null without one. */
  isSignatureValid: boolean | null
}

/** What was made for a test order; it is said to be nothing more. */
export async function verifyTest(sha256: string, signature?: string): Promise<VerifiedTest | null> {
  const paper = await testPapers.only()?.find(sha256)
  if (!paper) return null
  const { of, madeAt } = paper
  const isAsked = signature !== undefined && paper.of === 'manifest'
  const isSignatureValid = isAsked
    ? await isSignedBy(paper.keyId, Buffer.from(paper.body), signature)
    : null
  return { of, madeAt, isSignatureValid }
}
