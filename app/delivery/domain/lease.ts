import env from '#start/env'

/** How long a worker that no longer answers keeps its task: LEASE_SECONDS, 30 by default. */
export const leaseSeconds = (): number => env.get('LEASE_SECONDS', 30)
