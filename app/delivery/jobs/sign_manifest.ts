import { defineJob, sendJob, subscribe } from '#shared/jobs'
import { signManifest } from '#delivery/actions/sign_manifest'
import { fulfilmentCompleted } from '#delivery/topics'

/** Signs the manifest of what was just delivered; its files are read for it, so a worker does it. */
export const signManifestJob = defineJob<{ reference: string }>('delivery.sign_manifest', {
  retryLimit: 5,
  retryDelaySeconds: 10,
  concurrency: 1,
  expireInSeconds: 3600,
  handle: ({ reference }) => signManifest(reference),
})

subscribe(fulfilmentCompleted, 'delivery.order_manifest', ({ reference }) =>
  orderManifest(reference)
)

/** Has a manifest made; one request waits, however often it is made. */
export const orderManifest = (reference: string): Promise<void> =>
  sendJob(null, signManifestJob, { reference }, { singletonKey: `manifest:${reference}` })
