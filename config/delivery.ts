import env from '#start/env'

/** How files are handed out. */
export default {
  /** Finished files can be downloaded while the order's others are still made. */
  releaseFilesEarly: env.get('RELEASE_FILES_EARLY', false),
}
