import { defineJob, sendJob, subscribe } from '#shared/jobs'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { fulfilmentCompleted } from '#delivery/topics'
import { nameOf, type Reference } from '#delivery/domain/reference'

/** Reads all files of what was just delivered, so a worker does it. */
export const signManifestJob = defineJob<{ reference: Reference }>('delivery.sign_manifest', {
  retryLimit: 5,
  retryDelaySeconds: 10,
  concurrency: 1,
  expireInSeconds: 3600,
  handle: ({ reference }) => signManifest(reference),
})

subscribe(fulfilmentCompleted, 'delivery.order_manifest', ({ reference }) =>
  requestManifest(reference)
)

export const requestManifest = (reference: Reference): Promise<void> =>
  sendJob(null, signManifestJob, { reference }, { singletonKey: `manifest:${nameOf(reference)}` })
