/** What the shop knows of a file, as its API answers. */
export type Verdict =
  | { verdict: 'unknown' }
  | { verdict: 'genuine' | 'superseded'; kind: 'file'; file: KnownFile }
  | { verdict: 'genuine' | 'superseded'; kind: 'manifest'; manifest: KnownManifest }
  | { verdict: 'genuine'; kind: 'evidence'; evidence: KnownEvidence }
  | { verdict: 'test'; kind: 'test'; test: KnownTest }

export interface KnownFile {
  product: string
  productName: string
  day: number
  part: number
  version: number
  condition: string
  newerVersion: number | null
}

export interface KnownManifest {
  revision: number
  madeAt: string
  keyId: string
  newerRevision: number | null
  isSignatureValid: boolean | null
}

export interface KnownEvidence {
  form: 'json' | 'pdf'
  madeAt: string
  keyId: string
  from: number
  to: number
  knownOn: number
  isSignatureValid: boolean | null
}

/** Made for a test order: it proves nothing. */
export interface KnownTest {
  of: 'file' | 'manifest'
  madeAt: string
  isSignatureValid: boolean | null
}

export type Problem = 'unreadable' | 'offline' | 'limit' | 'signature_alone'

/** A file that was chosen, and how far its check is. */
export interface Check {
  id: number
  name: string
  /** Read part of the file, 0 to 1. */
  read: number
  sha256?: string
  answer?: Verdict
  problem?: Problem
}
