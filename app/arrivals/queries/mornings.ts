import { clock } from '#shared/clock'
import { rows } from '#shared/database'

type Morning = { morning: string | null }

/** The newest morning on which something was due by now; null before the first one. */
export async function lastMorning(): Promise<string | null> {
  const [found] = await rows<{ morning: string }>(
    null,
    'select morning from arrival_days where due_at <= ? order by morning desc limit 1',
    [clock.now().toJSDate()]
  )
  return found?.morning ?? null
}

export type Neighbours = { before: string | null; after: string | null }

/** The mornings beside one on which something was or is due. */
export async function morningsBeside(morning: string): Promise<Neighbours> {
  const [[before], [after]] = await Promise.all([
    rows<Morning>(null, 'select max(morning) as morning from arrival_days where morning < ?', [
      morning,
    ]),
    rows<Morning>(null, 'select min(morning) as morning from arrival_days where morning > ?', [
      morning,
    ]),
  ])
  return { before: before?.morning ?? null, after: after?.morning ?? null }
}
