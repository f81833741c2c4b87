import { rows } from '#shared/database'

/** Version of the file that the securities of each day were read from. */
export async function readVersions(productId: number): Promise<Map<string, number>> {
  const days = await rows<{ day: string; version: number }>(
    null,
    'select day, version from report_days where product_id = ?',
    [productId]
  )
  return new Map(days.map(({ day, version }) => [day, version]))
}
