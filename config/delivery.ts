import env from '#start/env'

/** How files are handed out. */
export default {
  /** Public links of one order that are valid at the same time. */
  linksPerDelivery: env.get('LINKS_PER_DELIVERY', 20),
  /** How long a worker that no longer answers keeps its task. */
  get leaseSeconds() {
    return env.get('LEASE_SECONDS', 30)
  },
  /** Finished files can be downloaded while the order's others are still made. */
  releaseFilesEarly: env.get('RELEASE_FILES_EARLY', false),
}
