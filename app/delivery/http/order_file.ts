import type { HttpContext } from '@adonisjs/core/http'

/** The file of an order as an address names it; numbers too long for any row become 0. */
export function orderFileOf({ params }: HttpContext): { reference: string; fileId: number } {
  const fileId = Number(params.fileId)
  return {
    reference: `order:${params.orderId}`,
    fileId: Number.isSafeInteger(fileId) ? fileId : 0,
  }
}
