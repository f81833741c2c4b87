import type { HttpContext } from '@adonisjs/core/http'

/** The field that no person sees; `inertia/components/shell/honeypot.tsx` draws it. */
export const TRAP = 'website'

/** A filled honeypot is answered as if all went well, and nothing is done. */
export const isFromProgram = ({ request }: Pick<HttpContext, 'request'>) =>
  Boolean(request.input(TRAP))
