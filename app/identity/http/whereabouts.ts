import type { HttpContext } from '@adonisjs/core/http'
import type { Whereabouts } from '#identity/actions/sessions/record_sign_in'

export const whereaboutsOf = ({ request }: HttpContext): Whereabouts => ({
  ipAddress: request.ip(),
  userAgent: request.header('user-agent') ?? null,
})
