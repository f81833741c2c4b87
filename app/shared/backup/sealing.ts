import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupProblem } from '#shared/backup/problem'

/** A new pair: with `recipient` anybody can seal, with `identity` alone what was sealed is read. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Encrypts as the tool `age` does. @throws TypeError for what is no recipient */
export async function sealed(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(toWeb(content)))
}

/** Decrypts; a changed or missing byte ends the stream with an error. @throws BackupProblem */
export async function opened(content: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
    return fromWeb(await decrypter.decrypt(toWeb(content)))
  } catch (error) {
    content.destroy()
    throw new BackupProblem(
      'key',
      `The key does not open this backup (${(error as Error).message})`
    )
  }
}

const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>)
