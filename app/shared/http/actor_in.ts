import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#shared/audit'
import { callerOf } from '#shared/http/caller'

/** Who is signed in, as the one who does something; without a session an error (401). */
export function actorIn(ctx: HttpContext): Actor & { id: number } {
  const { id, email } = callerOf(ctx)
  return { id, label: email }
}
