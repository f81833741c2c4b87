import { definePort } from '#shared/ports'

/** A paper that another module signed with the shop's key, and the days that it is about. */
export type SignedPaper = {
  form: 'json' | 'pdf'
  body: string
  madeAt: Date
  keyId: string
  from: string
  to: string
  knownOn: string
}

export type SignedPapers = { find(sha256: string): Promise<SignedPaper | null> }

/** Port: who signs papers beside manifests tells the verify page of them, by checksum alone. */
export const signedPapers = definePort<SignedPapers>('delivery.signed_papers')
