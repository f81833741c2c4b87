import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { attachmentNamed } from '#shared/http/content_disposition'
import { isMissing } from '#shared/storage/is_missing'
import { hashing, sha256Of } from '#shared/storage/hashing'
import { safeKey } from '#shared/storage/safe_key'
import { FileMissing, type ByteSpan, type Listed, type Storage } from '#shared/storage/storage'

export class BucketStorage implements Storage {
  constructor(
    private client: S3Client,
    private bucket: string,
    private prefix: string
  ) {}

  async size(key: string) {
    const head = await this.client
      .send(new HeadObjectCommand(this.object(key)))
      .catch((error) => (isMissing(error) ? null : Promise.reject(error)))
    return head ? (head.ContentLength ?? 0) : null
  }

  async exists(key: string) {
    return (await this.size(key)) !== null
  }

  async read(key: string, span?: ByteSpan) {
    const Range = span ? `bytes=${span.start}-${Math.max(span.start, span.end) - 1}` : undefined
    const found = await this.client
      .send(new GetObjectCommand({ ...this.object(key), Range }))
      .catch((error) => Promise.reject(isMissing(error) ? new FileMissing(key) : error))
    return found.Body as Readable
  }

  async signedAddress(key: string, { name, seconds }: { name: string; seconds: number }) {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
    const ResponseContentDisposition = attachmentNamed(name)
    const command = new GetObjectCommand({ ...this.object(key), ResponseContentDisposition })
    return getSignedUrl(this.client, command, { expiresIn: seconds })
  }

  /** An object appears when its last part arrived, so no temporary key is needed. */
  async putStream(key: string, content: AsyncIterable<Uint8Array>) {
    const { stream, written } = hashing(content)
    const params = { ...this.object(key), Body: Readable.from(stream, { objectMode: false }) }
    await new Upload({ client: this.client, params }).done()
    return written()
  }

  async sha256(key: string) {
    return sha256Of(await this.read(key))
  }

  async *list(prefix: string): AsyncIterable<Listed> {
    for await (const { Contents } of this.pages(prefix)) {
      for (const { Key, Size, LastModified } of Contents ?? []) {
        yield { key: Key!.slice(this.prefix.length), bytes: Size ?? 0, modified: LastModified }
      }
    }
  }

  async folders(prefix: string) {
    const names: string[] = []
    for await (const { CommonPrefixes } of this.pages(prefix, '/')) {
      const paths = (CommonPrefixes ?? []).map((one) => one.Prefix ?? '')
      names.push(...paths.map((path) => path.slice(this.prefix.length + prefix.length, -1)))
    }
    return names.sort()
  }

  async remove(key: string) {
    await this.client.send(new DeleteObjectCommand(this.object(key)))
  }

  private async *pages(prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          ...{ Bucket: this.bucket, Prefix: `${this.prefix}${prefix}`, Delimiter },
          ContinuationToken,
        })
      )
      yield page
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  private object(key: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${safeKey(key)}` }
  }
}
