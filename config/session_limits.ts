import env from '#start/env'

const idleSeconds = env.get('SESSION_IDLE_MINUTES', 15) * 60

const sessionLimits = {
  /** Seconds without activity after which a signed-in person is signed out (idle time-out rule). */
  idleSeconds,
  /** Seconds before that in which a dialog warns: the last minute. */
  warningSeconds: Math.min(60, idleSeconds / 2),
  /** Hours after which everybody signs in again, however busy they are. */
  longestHours: env.get('SESSION_LONGEST_HOURS', 12),
  /** Seconds that a sign-in at the provider may be old; undefined for any age (max age rule). */
  authAgeSeconds: env.get('OIDC_MAX_AGE_SECONDS'),
}

export default sessionLimits
