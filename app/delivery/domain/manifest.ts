import canonicalize from 'canonicalize'
import type { Reference } from '#delivery/domain/reference'

export type ManifestFile = {
  /** Where the archive and the fetch script put it. */
  path: string
  product: string
  day: string
  part: number
  version: number
  condition: string
  bytes: number
  sha256: string
  /** Rows of a table, packets of a capture; null where the content could not be read. */
  rows: number | null
  first: string | null
  last: string | null
}

export type Manifest = {
  format: 'kontor-manifest/2'
  /** Of a test order: nothing was bought, and the files are made up. */
  test?: true
  shop: string
  seller: string
  reference: Reference
  licensee: string
  /** The terms that the licensee accepted; null where none were. */
  terms: { version: string; url: string } | null
  completed: string
  /** 1 for the first one; a corrected file makes another. */
  revision: number
  /** Which published key signs it. */
  key: string
  files: ManifestFile[]
}

/** Canonical JSON (RFC 8785) is signed, so that the fields' sequence and blanks say nothing. */
export function canonicalManifest(manifest: Manifest): string {
  const text = canonicalize(manifest)
  if (text === undefined) throw new Error('A manifest is always an object')
  return text
}

export const checksumList = (files: readonly Pick<ManifestFile, 'path' | 'sha256'>[]): string =>
  files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')
