/** Even steps from zero to at least the largest value, few enough to be read. */
export interface NiceScale {
  top: number
  steps: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Chooses steps of 1, 2, 2.5 or 5 times a power of ten, so that at most `most` lie above zero.
 * With `whole` no step is a fraction, as nobody places half an order.
 */
export function niceScale(largest: number, most = 5, whole = false): NiceScale {
  if (!(largest > 0)) return { top: 1, steps: [0, 1] }
  const power = 10 ** Math.floor(Math.log10(largest / most))
  const fits = (step: number) =>
    step * power * most >= largest && (!whole || Number.isInteger(round(step * power)))
  const step = (STEPS.find(fits) ?? 10) * power
  const count = Math.ceil(round(largest / step))
  return { top: round(count * step), steps: range(count).map((at) => round(at * step)) }
}

function range(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, at) => at)
}

/** Takes off what binary fractions leave behind: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}
