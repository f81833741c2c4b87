import { createHash } from 'node:crypto'

export type Fate = 'usual' | 'rare' | 'corrected' | 'late' | 'missing' | 'small'

/** What became of the newest day of some products; of all others nothing special. */
const FATES: Readonly<Record<string, Fate>> = {
  tick_norr_l1: 'late',
  fx_fixing_volumes: 'missing',
  ref_derivatives: 'corrected',
  tick_cash_best: 'corrected',
  fx_ndf: 'rare',
  tick_derivatives: 'small',
}

/** What became of the newest day of a product. */
export const fateOf = (code: string): Fate => FATES[code] ?? 'usual'

/** Seconds after its due moment at which a day came; always the same for a day of a product. */
export function demoDelay(code: string, day: string): number {
  const own = drawn(code)
  const luck = drawn(`${code}:${day}`)
  const usual = (own - 0.6) * 900
  const around = (luck + drawn(`${day}:${code}`) - 1) * (240 + own * 480)
  return Math.round(luck > 0.97 ? 5_400 + own * 5_400 : usual + around)
}

const drawn = (of: string) => createHash('md5').update(of).digest().readUInt32BE(0) / 2 ** 32
