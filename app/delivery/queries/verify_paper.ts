import { isSignedBy } from '#delivery/gateways/signing_keys'
import { signedPapers, type SignedPaper } from '#delivery/ports/signed_papers'

export type VerifiedPaper = Omit<SignedPaper, 'body'> & {
  /** Whether the signature that was brought along is the shop's; null without one. */
  isSignatureValid: boolean | null
}

export async function verifyPaper(
  sha256: string,
  signature?: string
): Promise<VerifiedPaper | null> {
  for (const papers of signedPapers.all()) {
    const found = await papers.find(sha256)
    if (!found) continue
    const { body, ...paper } = found
    const isAsked = signature !== undefined && paper.form === 'json'
    const isSignatureValid = isAsked
      ? await isSignedBy(paper.keyId, Buffer.from(body), signature)
      : null
    return { ...paper, isSignatureValid }
  }
  return null
}
