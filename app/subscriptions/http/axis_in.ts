import type { HttpContext } from '@adonisjs/core/http'

/** Over which years the page of a type's users draws their days. */
const AXES = ['Year', 'Three years', 'All']

/** Where an address says nothing, or nonsense. */
const USUAL = 'Three years'

/**
 * The axis that an address asks for, none where it is the usual one, among which others. It leaves no row out: the list,
 * its export and programs know nothing of it, and on the page it goes along as filters do.
 */
export function axisIn({ request }: HttpContext): { chosen: string[]; offered: string[] } {
  const { axis } = request.qs()
  return { chosen: AXES.filter((one) => one === axis && one !== USUAL), offered: AXES }
}
