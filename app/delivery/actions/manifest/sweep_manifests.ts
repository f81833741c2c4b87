import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { REFERENCE } from '#delivery/queries/reference_sql'
import { nameOf, type Reference } from '#delivery/domain/reference'

const AT_ONCE = 50

/** Lately completed ones; older ones are signed on request. One that fails is tried again later. */
export async function sweepManifests(): Promise<void> {
  for (const { reference } of await unsigned()) {
    await signManifest(reference).catch((error) =>
      logger.error({ err: error, reference: nameOf(reference) }, 'a manifest could not be signed')
    )
  }
}

const unsigned = () =>
  rows<{ reference: Reference }>(
    null,
    `select ${REFERENCE} as reference from fulfilments f
      where completed_at > now() - interval '7 days'
        and not exists (select from delivery_manifests m where m.fulfilment_id = f.id)
      order by completed_at desc, id limit ?`,
    [AT_ONCE]
  )
