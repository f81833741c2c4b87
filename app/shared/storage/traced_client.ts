import type { S3Client } from '@aws-sdk/client-s3'
import { isMissing } from '#shared/storage/is_missing'
import { inCall } from '#shared/tracing/spans'

/** Each command of a client as a span, until its answer begins; keys stay out, as they name files of people. */
export function tracedClient(client: S3Client): S3Client {
  client.middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (args) =>
        inCall({ name: `store ${commandName.replace(/Command$/, '')}`, isAnswer: isMissing }, () =>
          next(args)
        ),
    { step: 'initialize', name: 'kontorTraces' }
  )
  return client
}
