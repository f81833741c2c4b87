import env from '#start/env'

/**
 * Who sends the bytes of a download: the web process itself (`web`), nginx in front of it from the
 * same folder (`nginx`), or the object store at a signed address (`store`).
 */
export default {
  by: env.get('DOWNLOADS_BY', 'web'),
  /** The place of the storage folder in nginx; it must be `internal` there. */
  nginxLocation: '/_kontor_files/',
  /** Days for which it stays known from where a stranger opened a public link. */
  strangersKeptDays: env.get('LINK_ADDRESSES_KEPT_DAYS', 90),
  /** How long a signed address of the object store can be used. */
  addressSeconds: 60,
}
