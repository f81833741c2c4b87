import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#shared/audit'

/** Who is signed in, as the one who does something; without a session an error (401). */
export function actorIn({ auth }: HttpContext): Actor & { id: number } {
  const { id, email } = auth.use('web').getUserOrFail()
  return { id, label: email }
}
