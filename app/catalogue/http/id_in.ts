import type { HttpContext } from '@adonisjs/core/http'

const LARGEST = 2_147_483_647

/** A number that is too large for any row stands for a row that there is not. */
export const idIn = ({ params }: HttpContext): number => Math.min(Number(params.id), LARGEST)
