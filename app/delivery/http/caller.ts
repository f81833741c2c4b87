import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#delivery/domain/access'

const LONGEST_AGENT = 200

export const callerOf = ({ request }: HttpContext): Caller => ({
  address: request.ip(),
  agent: (request.header('user-agent') ?? '').slice(0, LONGEST_AGENT),
})
