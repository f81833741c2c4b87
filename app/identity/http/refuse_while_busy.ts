import { LINE_SECONDS, TurnstileFull } from '#identity/domain/turnstile'
import { refuse, type Result } from '#shared/domain/result'

/** Runs work with passwords; while very many sign in at once it is refused at the password. */
export async function refuseWhileBusy<T, C extends string>(
  work: () => Promise<Result<T, C>>
): Promise<Result<T, C | 'identity.errors.busy'>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error
    return refuse('identity.errors.busy', {
      ...{ field: 'password', status: 429, retryAfter: LINE_SECONDS },
    })
  }
}
