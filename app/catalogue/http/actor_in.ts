import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#shared/audit'

/** Who is signed in, as the one who does something. */
export function actorIn({ auth }: HttpContext): Actor {
  const { id, email } = auth.use('web').getUserOrFail()
  return { id, label: email }
}
