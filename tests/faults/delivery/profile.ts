/** The quick profile in every run; FAULT_PROFILE=long for the full counts. */
export const isLong = process.env.FAULT_PROFILE === 'long'

export const rounds = (quick: number, long: number): number => (isLong ? long : quick)

/** A small generator, so that a run that failed can be repeated with its seed. */
export function seeded(): () => number {
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
  console.log(`    seed ${seed} (FAULT_SEED)`)
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
