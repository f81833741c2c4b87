import type { HttpContext } from '@adonisjs/core/http'

/** Whether a program calls the HTTP API; else it is a page, with or without scripts. */
export const isApi = ({ request }: HttpContext): boolean => request.url().startsWith('/api/')
