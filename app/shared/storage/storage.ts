import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export type ByteSpan = { start: number; end: number }
export type Written = { bytes: number; sha256: string }
export type Listed = {
  key: string
  bytes: number
  modified?: Date
}

/** Files by key, in a folder or in an object store. Keys are relative and use slashes. */
export interface Storage {
  /** Folder of all files; only where files lie on this machine. */
  folder?: string
  /** Bytes of a file; null when there is none. */
  size(key: string): Promise<number | null>
  exists(key: string): Promise<boolean>
  /** A stream of the bytes from `start` up to, not including, `end`; all of them without a span. */
  read(key: string, span?: ByteSpan): Promise<Readable>
  /** A file to be read into buffers of the caller; only where files lie on this machine. */
  open?(key: string): Promise<FileHandle>
  /** For programs that read a file themselves; only where files lie on this machine. */
  locate?(key: string): Promise<string>
  /** An address at which everybody who has it gets the file; only object stores have such. */
  signedAddress?(key: string, as: { name: string; seconds: number }): Promise<string>
  /** Writes a file that others see whole or not at all. */
  putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<Written>
  /** SHA-256 of the stored bytes, as hexadecimal digits. */
  sha256(key: string): Promise<string>
  list(prefix: string): AsyncIterable<Listed>
  /** Names of the folders right below a prefix that is empty or ends with a slash. */
  folders(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}

export class FileMissing extends Error {
  constructor(readonly key: string) {
    super(`No file ${key} in storage`)
  }
}
